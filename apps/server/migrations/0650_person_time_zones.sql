-- Where a person is. Null until they set it, or until their browser tells it at the first sign-in.
ALTER TABLE party ADD COLUMN region text CHECK (region ~ '^[A-Z]{2}$');
ALTER TABLE party ADD COLUMN time_zone text;
