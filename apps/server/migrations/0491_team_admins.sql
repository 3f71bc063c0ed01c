-- Admins of a team edit it. The type of a team is its access level, and its address is its email.
ALTER TABLE membership ADD COLUMN is_admin boolean NOT NULL DEFAULT false;
ALTER TABLE party DROP CONSTRAINT party_user;
ALTER TABLE party ADD CONSTRAINT party_user CHECK (CASE kind WHEN 'USER' THEN email IS NOT NULL WHEN 'ROLE' THEN email IS NULL ELSE true END);
