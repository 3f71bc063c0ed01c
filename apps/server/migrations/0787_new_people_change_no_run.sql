-- What a process remembers of runs and viewers names parties that exist. A new party is in none of
-- it until a membership, an absence, or an assignment names it, and these count up the stamp. So a
-- directory that adds thousands of people no longer makes each command read everything again.
DROP TRIGGER party_added ON party;
