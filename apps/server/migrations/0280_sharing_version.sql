-- Two who say at once who may start from a blueprint: the later one is told.
ALTER TABLE blueprint ADD COLUMN sharing_version integer NOT NULL DEFAULT 1;
