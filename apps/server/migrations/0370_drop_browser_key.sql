-- Browsers store unsent text for 7 days without own encryption.
ALTER TABLE account DROP COLUMN browser_key;
