import { z } from 'zod';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { sweepMail } from './sweep-mail.ts';

export const sendMailHandler = (services: Services): JobHandler =>
  handleJob(sendMailJob, async ({ mailId }, { tenantId }) => {
    if (tenantId !== null) await sendMail(services, tenantId, mailId);
  });

const sweepJob = defineJob('sweep-mail', z.unknown());

export const sweepMailEveryNight: RecurringJob = { name: sweepJob.name, schedule: '27 3 * * *' };

export const sweepMailHandler = (services: Services): JobHandler =>
  handleJob(sweepJob, () => sweepMail(services));
