-- Notifications outside workflows are about a person, a bulk operation, or a chat address.
ALTER TABLE notification DROP COLUMN subject_id;
ALTER TABLE notification ALTER COLUMN workflow_id DROP NOT NULL;
ALTER TABLE notification ADD COLUMN object_id uuid;
ALTER TABLE notification ADD CONSTRAINT notification_object CHECK ((workflow_id IS NULL) <> (object_id IS NULL));
ALTER TABLE notification ADD COLUMN subject_id uuid NOT NULL
  GENERATED ALWAYS AS (coalesce(task_id, workflow_id, object_id)) STORED;
CREATE INDEX notification_subject ON notification (tenant_id, party_id, subject_id);
CREATE INDEX notification_mail ON notification (tenant_id, party_id, subject_id) WHERE mail_at IS NOT NULL;
CREATE INDEX notification_object ON notification (tenant_id, object_id) WHERE object_id IS NOT NULL;
