import { errorAt } from '@baton/domain/bulk/bulk-finding';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { commandOfAction, isWorkflowAction } from '@baton/domain/bulk/bulk-action';
import { isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import { asId, type TaskId } from '@baton/domain/core/ids';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { derivedId, readId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { bulkJobs, processing, type RowOutcome } from '../bulk-jobs/index.ts';
import { executeRunCommand, systemChannel, type CommandRequest } from '../runs/index.ts';
import { textsOfItem } from './bulk-action-kind.ts';
import { bulkActionJob, bulkActionKey } from './bulk-actions.jobs.ts';

/** Number of tasks after which it checks whether someone canceled the operation. */
const BATCH = 20;
/** Number of batches in one job. Then it enqueues a new job, so that a server can stop between jobs. */
const BATCHES = 10;

interface Next extends processing.NextRows {
  readonly rows: readonly ImportedRow[];
}

/**
 * Executes the command of a bulk action on each remaining item, as the person who started it. The
 * result of a row is stored with the events of its command, so that each command runs once.
 */
export const runBulkAction = async (
  services: Services,
  tenantId: string,
  bulkActionId: string,
  batches = BATCHES,
): Promise<void> => {
  const system = systemChannel(services, tenantId);
  const [[job], [starter]] = await system.trip(
    bulkJobs.bulkJobById(bulkActionId),
    bulkJobs.starterOf(bulkActionId),
  );
  if (job?.kind !== 'TASKS' || !isUnderWay(job.state)) return;
  const tell = (): void => services.publish({ tenantId, partyIds: [] });
  if (starter === undefined) {
    await processing.endBulkJob(system, job, 'permissionLost', 'NotFound');
    tell();
    return;
  }
  const actor = bulkJobs.actorOfStarter(starter);
  const channel = { ...system, agent: () => Promise.resolve(actor) };
  const { mapping: action } = job;
  const newAssignees = new Set<string>(action.assignees);

  const subjectOf = (id: string): Pick<CommandRequest, 'target' | 'parties'> => {
    if (isWorkflowAction(action.action))
      return {
        target: { kind: 'WORKFLOW', id, expectedVersion: null },
        ...(action.ownerId !== null && {
          parties: { ids: [action.ownerId], field: 'ownerId', refusal: mayOwnWorkflow },
        }),
      };
    const taskId = asId<TaskId>(id);
    return {
      target: { kind: 'TASK', id: taskId, expectedVersion: null },
      ...(action.action === 'ASSIGN' && {
        parties: {
          ids: [...newAssignees],
          field: 'assigneeIds',
          // People who are already assigned may be deactivated.
          among: (run) => {
            const present = run.tasks.find((task) => task.id === taskId)?.assignees ?? [];
            return [...newAssignees].filter((party) => !present.some((one) => one === party));
          },
        },
      }),
    };
  };
  const executeRow = async ({ number, cells }: ImportedRow): Promise<RowOutcome> => {
    const id = readId(cells[0] ?? '');
    const done: RowOutcome = { number, findings: null };
    try {
      if (id !== null)
        await executeRunCommand(channel, {
          ...subjectOf(id),
          key: derivedId('bulk-action', job.id, number),
          command: (_run, texts) => commandOfAction(action, id, textsOfItem(action, id, texts)),
          extraStatements: () => [processing.outcomeStatement(job.id, [done])],
        });
      return done;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { number, findings: error.refusals.map((refusal) => errorAt(null, refusal)) };
    }
  };

  await processing.processBulkRows<Next, never>(channel, job, {
    ...{ batch: BATCH, batches, tell },
    load: async (after, count, ...others) => {
      const [rows, [current]] = await system.trip(
        bulkJobs.nextBulkRows(job.id, after, count),
        bulkJobs.bulkJobById(job.id),
        ...others,
      );
      return { rows, job: current };
    },
    make: async ({ rows }) => {
      const outcomes: RowOutcome[] = [];
      for (const row of rows) outcomes.push(await executeRow(row));
      // Rows whose result was already stored with their command don't change.
      return { made: [], refused: outcomes };
    },
    store: () => [],
    isTaken: () => false,
    continuation: bulkActionJob.enqueue({ bulkActionId }, { key: bulkActionKey(bulkActionId) }),
  });
};

export const bulkActionHandler = (services: Services): JobHandler =>
  handleJob(bulkActionJob, async ({ bulkActionId }, { tenantId }) => {
    if (tenantId !== null) await runBulkAction(services, tenantId, bulkActionId);
  });
