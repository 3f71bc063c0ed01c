import { z } from 'zod';
import { defineJob, handleJob } from '../../platform/jobs/job.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';

/** A slow job, so that a process can be killed while it runs. */
export const slowJob = defineJob('test.slow', z.looseObject({ ms: z.number() }));

/** Child process that runs the job queue and reports to its parent. */
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
