-- What a person typed and no server has yet stays in their browser, under a key that only they are
-- given: whoever signs in there next cannot read it. Two random UUIDs: 244 random bits.
ALTER TABLE account
  ADD COLUMN browser_key bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
