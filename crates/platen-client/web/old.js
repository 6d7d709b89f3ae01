// For browsers without modules, which get nothing else to run.
document.getElementById("boot-text").textContent =
  "This browser is too old for Platen. Please use a current Firefox, Chrome, Edge or Safari.";
