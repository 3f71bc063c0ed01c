-- What a rejecting approver wants to stand in the form instead; null for every plain vote.
ALTER TABLE vote ADD COLUMN counter jsonb;
