-- What a command was given on. A key is repeated only where this is the same: with any other it would open
-- what its sender may not read. Commands from before this have none, and are repeated by those who may read it.
ALTER TABLE event ADD COLUMN target_id uuid;
