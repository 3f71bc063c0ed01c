-- When the messages about a notification were sent. Null if none was.
ALTER TABLE notification ADD COLUMN mail_sent_at timestamptz, ADD COLUMN push_sent_at timestamptz, ADD COLUMN chat_sent_at timestamptz;
