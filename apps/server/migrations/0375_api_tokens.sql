-- Sessions of programs, beside those of browsers.
ALTER TABLE session
  -- BROWSER or API_TOKEN.
  ADD COLUMN kind text NOT NULL DEFAULT 'BROWSER',
  -- Name of an API token.
  ADD COLUMN name text NOT NULL DEFAULT '',
  -- What an API token can do: read, or read and write. Empty for browsers.
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';
