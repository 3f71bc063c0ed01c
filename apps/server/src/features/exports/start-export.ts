import { mayReadListExport, startExportRefusal } from '@baton/domain/list/list-export';
import { refuse } from '@baton/domain/core/refusal';
import { listExportRefusals, type ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import type { ExportFormat } from '../../platform/export/exported-file.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { taskExport } from '../task-lists/index.ts';
import { workflowExport } from '../workflows/index.ts';
import { writeExportJob } from './exports.jobs.ts';
import { listExportById, runningExports, type ListExport } from './exports.queries.ts';
import { insertListExport, stopExport } from './exports.repository.ts';

/** Returns an export of the viewer. Throws NotFound for those of others. */
export const reachListExport = async (context: RequestContext, id: string): Promise<ListExport> => {
  const viewer = await context.viewer();
  const [[found]] = await context.db.trip(listExportById(id));
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  demand(mayReadListExport(actorOf(viewer), found.createdBy));
  return found;
};

/** Returns how the list of an object is exported. */
export const exportOf = (object: ListObject): typeof workflowExport =>
  object === 'TASKS' ? taskExport : workflowExport;

export interface ExportRequest {
  readonly idempotencyKey: string;
  readonly object: ListObject;
  readonly parameters: ListParameters;
  readonly format: ExportFormat;
}

/**
 * Starts an export in the background. Returns null for a short list, which is downloaded directly.
 */
export const startExport = async (
  context: RequestContext,
  { idempotencyKey, object, parameters, format }: ExportRequest,
): Promise<ListExport | null> => {
  const viewer = await context.viewer();
  demandAll(listExportRefusals(object, parameters));
  const id = derivedId('list-export', viewer.userId, idempotencyKey);
  const [[running]] = await context.db.trip(runningExports(viewer.userId, id));
  const size = await exportOf(object).longListSize(context, parameters);
  if (size === null) return null;
  demand(startExportRefusal(running?.count ?? 0));
  const { userId, locale, timeZone } = viewer;
  const [, , [started]] = await context.db.trip(
    insertListExport(
      ...([id, userId, new Date(context.services.now())] as const),
      ...([format, JSON.stringify(parameters), locale, timeZone, size.rowCount, object] as const),
    ),
    writeExportJob.enqueue({ exportId: id }, { key: `write-export:${id}` }),
    listExportById(id),
  );
  return started ?? null;
};

/** Stops an export. Has no effect on one that ended. */
export const cancelExport = async (context: RequestContext, id: string): Promise<ListExport> => {
  const { createdBy } = await reachListExport(context, id);
  const at = new Date(context.services.now());
  const [, [stopped]] = await context.db.trip(
    stopExport(id, at, 'CANCELED', null),
    listExportById(id),
  );
  if (stopped === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const { tenantId } = await context.viewer();
  context.services.publish({ tenantId, partyIds: [createdBy] });
  return stopped;
};
