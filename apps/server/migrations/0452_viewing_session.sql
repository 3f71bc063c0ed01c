-- The session of the admin who views Baton as this person. Null for the person's own sessions.
ALTER TABLE session ADD COLUMN opened_by uuid REFERENCES session ON DELETE CASCADE;
CREATE INDEX session_opened_by ON session (opened_by) WHERE opened_by IS NOT NULL;
