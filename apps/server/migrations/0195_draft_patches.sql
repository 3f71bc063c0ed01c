-- What was changed in the draft of a table since it was written down as a whole, in order: a cell of a
-- large table is kept without writing the table again, which every now and then is done all the same.

ALTER TABLE field_value ADD COLUMN draft_patches jsonb;
