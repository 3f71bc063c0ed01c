-- When an email about it is due. Null without an email, and after the email was written.
ALTER TABLE notification ADD COLUMN mail_at timestamptz;
-- The due date that a reminder is about.
ALTER TABLE notification ADD COLUMN due_on timestamptz;
CREATE INDEX notification_mail ON notification (tenant_id, party_id, subject_id) WHERE mail_at IS NOT NULL;

-- What a person wants to be told. Without a row, the defaults apply.
CREATE TABLE notification_settings (
  tenant_id uuid NOT NULL,
  party_id  uuid NOT NULL,
  -- Types of updates in the inbox. Null for all.
  inbox     text[],
  -- Types with an email. Null for the defaults.
  mail      text[],
  PRIMARY KEY (tenant_id, party_id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON notification_settings USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON notification_settings TO baton_app;
