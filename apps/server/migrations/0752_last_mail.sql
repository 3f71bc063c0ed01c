-- The latest email to a person about a workflow.
CREATE INDEX notification_mailed ON notification (tenant_id, party_id, workflow_id, mail_sent_at) WHERE mail_sent_at IS NOT NULL;
