-- Workspaces take turns with jobs that send messages or process many rows. The turn of a job is its
-- priority: one more than that of the last waiting job of its workspace, but not less than the lowest
-- turn of all. So a workspace with few jobs is never behind the backlog of another one.
-- A new database gets the index together with the queue.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    CREATE INDEX IF NOT EXISTS jobs_of_tenant ON graphile_worker._private_jobs ((payload->>'tenantId'), priority)
     WHERE is_available AND priority > 0;
  END IF;
END $$;

CREATE FUNCTION app.next_turn(p_tenant uuid) RETURNS smallint
LANGUAGE plpgsql SET search_path TO 'pg_catalog', 'pg_temp' AS $function$
BEGIN
    RETURN least(32767, greatest(
      -- Eight jobs share a turn on average, because the largest priority is 32767.
      (SELECT max(j.priority) FROM graphile_worker._private_jobs j
        WHERE j.payload->>'tenantId' = p_tenant::text AND j.is_available AND j.priority > 0) + (random() < 0.125)::integer,
      (SELECT j.priority FROM graphile_worker._private_jobs j WHERE j.is_available AND j.priority > 0
        ORDER BY j.priority LIMIT 1),
      1));
END $function$;
REVOKE ALL ON FUNCTION app.next_turn(uuid) FROM PUBLIC;

DROP FUNCTION app.enqueue(text, jsonb, text, timestamptz);
CREATE FUNCTION app.enqueue(p_task text, p_payload jsonb, p_key text, p_run_at timestamptz, p_takes_turns boolean DEFAULT false)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'pg_catalog', 'pg_temp' AS $function$
BEGIN
  PERFORM graphile_worker.add_job(
    p_task,
    (p_payload || jsonb_build_object('tenantId', app.tenant_id()))::json,
    run_at => p_run_at,
    job_key => p_key,
    priority => CASE WHEN p_takes_turns THEN app.next_turn(app.tenant_id()) END);
END $function$;
REVOKE ALL ON FUNCTION app.enqueue(text, jsonb, text, timestamptz, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.enqueue(text, jsonb, text, timestamptz, boolean) TO baton_app;

CREATE OR REPLACE FUNCTION app.enqueue_many(p_orders jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'pg_catalog', 'pg_temp' AS $function$
DECLARE
  turn integer := 0;
BEGIN
  IF p_orders @? '$[*] ? (@.takesTurns == true)' THEN
    turn := app.next_turn(app.tenant_id());
  END IF;
  PERFORM graphile_worker.add_jobs((
    SELECT array_agg(ROW(
             o.name, (o.payload || jsonb_build_object('tenantId', app.tenant_id()))::json, NULL, o."runAt", NULL, o.key,
             CASE WHEN o."takesTurns" THEN least(32767, turn + (o.place - 1) / 8) END, NULL)::graphile_worker.job_spec)
      FROM (SELECT x.*, row_number() OVER () AS place
              FROM jsonb_to_recordset(p_orders) AS x(name text, payload jsonb, key text, "runAt" timestamptz, "takesTurns" boolean)) o));
END $function$;
