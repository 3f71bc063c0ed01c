import { z } from 'zod';
import { defineJob, handleJob } from '../platform/jobs/job.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';

/** A job that takes its time, so that a process can be killed in the middle of it. */
export const slowJob = defineJob('test.slow', z.looseObject({ ms: z.number() }));

/** Run as a process of its own: works the queue and tells its parent what it does. */
const main = async (connectionString: string): Promise<void> => {
  const tell = (message: string) => process.send?.(message);
  await startWorker({
    connection: { connectionString },
    log: createLog('silent', 'test worker'),
    concurrency: 1,
    heartbeat: { everyMs: 200, deadAfterMs: 1000 },
    handlers: [
      handleJob(slowJob, async ({ ms }) => {
        tell('begun');
        await new Promise((resolve) => setTimeout(resolve, ms));
        tell('done');
      }),
    ],
  });
  tell('ready');
};

const [connectionString] = process.argv.slice(2);
if (import.meta.main && connectionString !== undefined) await main(connectionString);
