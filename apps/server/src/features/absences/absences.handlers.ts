import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { coverAbsenceJob } from '../people/index.ts';
import { coverAbsence } from './cover-absence.ts';

export const absenceHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(coverAbsenceJob, async (told, { tenantId }) => {
    if (tenantId !== null) await coverAbsence(services, tenantId, told);
  }),
];
