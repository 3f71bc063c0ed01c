import { runJobHandlers } from '../features/runs/index.ts';
import type { TestServer } from './test-server.ts';

const messages = ['start-child', 'tell-child', 'tell-parent'];

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: { readonly tenantId: string };
}

/**
 * Brings the messages between workflows, and those that they cause, as the worker would. Each
 * is brought `times` times: a worker that dies after its work does it again.
 */
export const workOffMessages = async (server: TestServer, times = 1): Promise<number> => {
  const handlers = runJobHandlers(server.composition.services);
  let brought = 0;
  for (;;) {
    const jobs = await server.database.rows<JobRow>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = ANY ($1) RETURNING j.id, t.identifier AS name, j.payload`,
      [messages],
    );
    if (jobs.length === 0) return brought;
    for (const { name, payload } of jobs) {
      const handler = handlers.find((one) => one.name === name);
      for (let attempt = 1; attempt <= times; attempt += 1)
        await handler?.run(payload, { tenantId: payload.tenantId, attempt });
      brought += 1;
    }
  }
};
