-- Background work. The queue itself is graphile-worker's, in its own schema; it is filled through
-- one function, so that a job is enqueued in the transaction of the command that causes it and
-- carries the workspace it belongs to.

CREATE FUNCTION app.enqueue(p_task text, p_payload jsonb, p_key text, p_run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
  AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    p_task,
    (p_payload || jsonb_build_object('tenantId', app.tenant_id()))::json,
    run_at => p_run_at,
    job_key => p_key);
END $$;
REVOKE ALL ON FUNCTION app.enqueue FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.enqueue TO baton_app;

-- A timer that is no longer wanted.
CREATE FUNCTION app.dequeue(p_key text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
  AS $$
BEGIN
  PERFORM graphile_worker.remove_job(p_key);
END $$;
REVOKE ALL ON FUNCTION app.dequeue FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.dequeue TO baton_app;

-- Workers that live: each says so every few seconds, and what a silent one had begun is given to others.
CREATE TABLE app.worker (
  id      text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
