-- The wall of the tenant and the rights on this table stay as they are.
ALTER TABLE reassignment
  -- Person who replaces the deactivated one in blueprints. Null leaves them.
  ADD COLUMN blueprints_to   uuid,
  ADD COLUMN after_blueprint uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000';
