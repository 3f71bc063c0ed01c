-- Text as searches compare it: without accents, in small letters. `foldedText` of the server folds what is searched for
-- in the same way; a test compares both.
CREATE FUNCTION app.folded(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT normalize(
      replace(replace(replace(translate(
        lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
        'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFC)
  $$;

-- Whether the text holds what the pattern (of folded text) says. Only text that is not plain ASCII has to be folded.
CREATE FUNCTION app.holds(value text, pattern text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT value ILIKE pattern OR (octet_length(value) > length(value) AND app.folded(value) LIKE pattern)
  $$;
