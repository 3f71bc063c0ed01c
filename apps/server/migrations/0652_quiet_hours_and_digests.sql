-- Emails wait during quiet hours, in minutes since midnight in the time zone of the person.
ALTER TABLE notification_settings ADD COLUMN quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE notification_settings ADD COLUMN quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 1439);
ALTER TABLE notification_settings ADD CONSTRAINT quiet_hours CHECK ((quiet_from IS NULL) = (quiet_until IS NULL));
-- The hour of digests in the time zone of the person.
ALTER TABLE notification_settings ADD COLUMN digest_hour smallint NOT NULL DEFAULT 8 CHECK (digest_hour BETWEEN 0 AND 23);
-- The time until which the last digest tells everything. Null without digests.
ALTER TABLE notification_settings ADD COLUMN daily_until timestamptz;
ALTER TABLE notification_settings ADD COLUMN weekly_until timestamptz;
CREATE INDEX notification_digests ON notification_settings (tenant_id)
  WHERE daily_until IS NOT NULL OR weekly_until IS NOT NULL;

-- What the people of a workspace are told until they change it. Without a row, the defaults of Baton apply.
CREATE TABLE notification_defaults (
  tenant_id uuid PRIMARY KEY REFERENCES tenant (id),
  inbox     text[] NOT NULL,
  mail      text[] NOT NULL
);
ALTER TABLE notification_defaults ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_defaults FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON notification_defaults USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON notification_defaults TO baton_app;
