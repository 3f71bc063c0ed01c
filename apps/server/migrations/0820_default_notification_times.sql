-- Quiet hours and digests of everyone in the workspace who hasn't set their own.
ALTER TABLE notification_defaults ALTER COLUMN inbox DROP NOT NULL, ALTER COLUMN mail DROP NOT NULL;
ALTER TABLE notification_defaults
  ADD COLUMN quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  ADD COLUMN quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 1439),
  ADD CONSTRAINT default_quiet_hours CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  ADD COLUMN digest_hour smallint NOT NULL DEFAULT 8 CHECK (digest_hour BETWEEN 0 AND 23),
  -- When the digest was turned on. Null without it.
  ADD COLUMN daily_since timestamptz,
  ADD COLUMN weekly_since timestamptz;

-- True if the quiet hours and digests are those of the person. Else, they are those of the workspace, and
-- daily_until and weekly_until say until when its digests were sent to the person.
ALTER TABLE notification_settings ADD COLUMN has_own_times boolean NOT NULL DEFAULT false;
UPDATE notification_settings SET has_own_times = true
 WHERE quiet_from IS NOT NULL OR daily_until IS NOT NULL OR weekly_until IS NOT NULL OR digest_hour <> 8;
