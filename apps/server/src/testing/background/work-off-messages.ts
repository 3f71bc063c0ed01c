import { sendMailHandler } from '../../features/mail/index.ts';
import { runJobHandlers } from '../../features/runs/index.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import type { TestServer } from '../test-server.ts';

const messages = ['start-child', 'tell-child', 'tell-parent'];

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: { readonly tenantId: string };
}

/**
 * Runs due jobs with these names, and the jobs that they create, like the worker. Each runs `times`
 * times, as after a crash of a worker.
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

/** Delivers messages between workflows that are due. */
export const workOffDue = (server: TestServer, times = 1): Promise<number> =>
  workOff(server, messages, runJobHandlers(server.composition.services), times);

/** Delivers messages between workflows after undo has expired. */
export const workOffMessages = (server: TestServer, times = 1): Promise<number> => {
  server.clock.advance(server.composition.services.undoWindow + 1000);
  return workOffDue(server, times);
};

/** Runs the job that writes messages, and sends them. */
export const workOffMail = (
  server: TestServer,
  name: string,
  handler: (services: Services) => JobHandler | readonly JobHandler[],
  times = 1,
): Promise<number> => {
  const { services } = server.composition;
  return workOff(
    server,
    [name, 'send-mail'],
    [handler(services), sendMailHandler(services)].flat(),
    times,
  );
};
