-- What: several jobs are enqueued by one statement.

-- Jobs of many workflows at once, as app.enqueue takes them one by one.
CREATE FUNCTION app.enqueue_many(p_orders jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
  AS $$
BEGIN
  PERFORM graphile_worker.add_jobs((
    SELECT array_agg(ROW(
             o.name, (o.payload || jsonb_build_object('tenantId', app.tenant_id()))::json, NULL, o."runAt", NULL, o.key,
             NULL, NULL)::graphile_worker.job_spec)
      FROM jsonb_to_recordset(p_orders) AS o(name text, payload jsonb, key text, "runAt" timestamptz)));
END $$;
REVOKE ALL ON FUNCTION app.enqueue_many FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.enqueue_many TO baton_app;
