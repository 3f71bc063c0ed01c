-- Due dates that a guest was reminded of. Null before the first reminder.
ALTER TABLE guest_link ADD COLUMN due_soon_for timestamptz, ADD COLUMN overdue_for timestamptz;
