-- What a process may remember of a run beside the run's own version: names of people, teams and
-- roles, and what the workspace has set. Counts up whenever any of it changes.
ALTER TABLE tenant ADD COLUMN stamp bigint NOT NULL DEFAULT 0;

CREATE FUNCTION app.touch_workspaces() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  UPDATE tenant SET stamp = stamp + 1 WHERE id IN (SELECT c.tenant_id FROM changed c);
  RETURN NULL;
END $$;

CREATE TRIGGER party_added AFTER INSERT ON party
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER party_changed AFTER UPDATE ON party
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER party_removed AFTER DELETE ON party
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();

CREATE FUNCTION app.touch_workspace() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.stamp := OLD.stamp + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER tenant_changed BEFORE UPDATE ON tenant
  FOR EACH ROW WHEN (NEW.stamp = OLD.stamp) EXECUTE FUNCTION app.touch_workspace();
