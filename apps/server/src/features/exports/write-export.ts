import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { exportLimits } from '@baton/domain/list/list-export';
import { exportedFile } from '../../platform/export/exported-file.ts';
import type { ExportedTable } from '../../platform/export/exported-table.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { backgroundContext, type Services } from '../../platform/graphql/request-context.ts';
import { personAsViewer } from '../../platform/graphql/viewer.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import { writeExportJob } from './exports.jobs.ts';
import { listExportById } from './exports.queries.ts';
import { exportOf } from './start-export.ts';
import { finishExport, reportExport, stopExport } from './exports.repository.ts';

/** Attempts after which an export fails. */
const mostAttempts = 3;

class Canceled extends Error {}

/**
 * Writes the file of an export with the access of the person who asked for it. A repeated job
 * writes the file again, so that an interruption loses nothing.
 */
export const writeExport = async (
  services: Services,
  tenantId: string,
  exportId: string,
): Promise<void> => {
  const { database, files, now, publish } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[given]] = await database.trip(scope, listExportById(exportId));
  if (given?.state !== 'RUNNING') return;
  const tell = (): void => publish({ tenantId, partyIds: [given.createdBy] });
  const fail = async (refusal: Refusal): Promise<void> => {
    await database.trip(scope, stopExport(exportId, new Date(now()), 'FAILED', refusal));
    tell();
  };
  const [[person]] = await database.trip(scope, personAsViewer(given.createdBy));
  if (person === undefined) return fail(refuse('Forbidden'));
  const { locale, timeZone, object, parameters, format } = given;
  const context = backgroundContext(services, { ...person, locale, timeZone });

  async function* reported({ pages }: ExportedTable): ExportedTable['pages'] {
    let count = 0;
    for await (const rows of pages) {
      yield rows;
      count += rows.length;
      const [[running]] = await database.trip(scope, reportExport(exportId, count));
      if (running === undefined) throw new Canceled();
      tell();
    }
  }

  try {
    const table = await exportOf(object).exportList(context, parameters);
    const { name, content } = exportedFile({ ...table, pages: reported(table) }, format);
    const received = await files.receive(content, exportLimits.bytes, tenantId);
    if (received === null)
      return await fail(refuse('FileExceedsSize', { max: exportLimits.bytes / 1024 }));
    await received.keep();
    const { hash, size } = received;
    const at = now();
    await database.trip(
      scope,
      finishExport(exportId, new Date(at), name, hash, size),
      objectNoticeJob.enqueue({ kind: 'EXPORT_READY', objectId: exportId, at }),
    );
    tell();
  } catch (error) {
    if (error instanceof Canceled) return;
    if (!(error instanceof Refused)) throw error;
    await fail(error.refusals[0] ?? refuse('Unexpected'));
  }
};

export const writeExportHandler = (services: Services): JobHandler =>
  handleJob(writeExportJob, async ({ exportId }, { tenantId, attempt }) => {
    if (tenantId === null) return;
    try {
      await writeExport(services, tenantId, exportId);
    } catch (error) {
      if (attempt >= mostAttempts) {
        const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
        const at = new Date(services.now());
        await services.database.trip(
          scope,
          stopExport(exportId, at, 'FAILED', refuse('Unexpected')),
        );
      }
      throw error;
    }
  });
