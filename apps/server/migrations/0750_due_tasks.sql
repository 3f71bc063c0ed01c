-- Tasks that need people, by due date, for reminders.
CREATE INDEX task_party_due ON task_party (tenant_id, due_on) WHERE state = 'ACTIONABLE';
