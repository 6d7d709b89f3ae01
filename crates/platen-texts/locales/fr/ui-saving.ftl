### L’enregistrement des parties dans ce navigateur, et ce qui l’empêche.

ui-unsaved-full = Il n’y a plus de place dans ce navigateur : cette partie n’est qu’en mémoire. Enregistrez-la dans un fichier ou libérez de la place ; elle sera alors de nouveau enregistrée d’elle-même.
ui-unsaved-none = Ce navigateur n’enregistre rien ici (une fenêtre privée ?). Vous pouvez jouer, mais une partie ne dure que le temps de cet onglet. Enregistrez-la dans un fichier pour la garder.
ui-save-file = Enregistrer dans un fichier
ui-save-again = Réessayer
ui-damaged = Partie endommagée
ui-damaged-about = Une partie de ce qui était enregistré manque ou est illisible ; cette partie ne peut donc pas être ouverte. Le fichier contient tout ce qui reste.
ui-give-raw = Enregistrer ce qui reste
