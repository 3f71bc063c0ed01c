-- A calendar feed is a session of the kind CALENDAR. A person has at most one in each workspace.
CREATE UNIQUE INDEX session_calendar_feed ON session (account_id, tenant_id) WHERE kind = 'CALENDAR';
