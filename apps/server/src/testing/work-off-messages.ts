import { runJobHandlers } from '../features/runs/index.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import type { TestServer } from './test-server.ts';

const messages = ['start-child', 'tell-child', 'tell-parent'];

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: { readonly tenantId: string };
}

/**
 * Does the jobs with these names whose time has come by the server's clock, and those that they
 * cause, as the worker would. Each is done `times` times: a worker that dies after its work does
 * it again.
 */
export const workOff = async (
  server: TestServer,
  names: readonly string[],
  handlers: readonly JobHandler[],
  times = 1,
): Promise<number> => {
  let done = 0;
  for (;;) {
    const jobs = await server.database.rows<JobRow>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = ANY ($1) AND (j.run_at IN (j.created_at, j.updated_at) OR j.run_at <= $2::timestamptz)
       RETURNING j.id, t.identifier AS name, j.payload`,
      [names, new Date(server.clock.now()).toISOString()],
    );
    if (jobs.length === 0) return done;
    for (const { name, payload } of jobs) {
      const handler = handlers.find((one) => one.name === name);
      for (let attempt = 1; attempt <= times; attempt += 1)
        await handler?.run(payload, { tenantId: payload.tenantId, attempt });
      done += 1;
    }
  }
};

/** Brings the messages between workflows that are due by now. */
export const workOffDue = (server: TestServer, times = 1): Promise<number> =>
  workOff(server, messages, runJobHandlers(server.composition.services), times);

/** Brings the messages between workflows, once nobody can take back what they are about. */
export const workOffMessages = (server: TestServer, times = 1): Promise<number> => {
  server.clock.advance(server.composition.services.undoWindow + 1000);
  return workOffDue(server, times);
};
