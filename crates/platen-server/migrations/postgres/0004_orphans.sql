-- Tables that somebody keeps, to find those whose keeper is gone.
CREATE INDEX keepers_copy ON keepers (copy) WHERE copy <> '';
