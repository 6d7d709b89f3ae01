-- A cookie names its generation; when a person is signed out everywhere, the next begins. Cookies that name none are of the first.
ALTER TABLE people ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
