import { setImmediate as nextTurn } from 'node:timers/promises';
import { mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import type { Actor } from '@baton/domain/party/actor';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { errorAt } from '@baton/domain/bulk/bulk-finding';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import { bulkRowPlanner, type BulkIntent } from '@baton/domain/bulk/plan-bulk-rows';
import { idsIn } from '@baton/domain/run/values/enter-values';
import { usualCalendar } from '@baton/domain/time/work-calendar';
import { violates } from '../../platform/db/database-error.ts';
import type { RowsOf } from '../../platform/db/statement.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { bulkJobs, processing, type BulkStartNode, type RowOutcome } from '../bulk-jobs/index.ts';
import { manyRuns, systemChannel, variantContents } from '../runs/index.ts';
import { bulkStartJob, bulkStartKey } from './bulk-starts.jobs.ts';
import { bulkParties, nextRowsToStart, versionOfBulkStart } from './bulk-starts.queries.ts';

/** Rows in one round trip: enough to be efficient, and few enough not to delay other commands. */
const BATCH = 10;
/** Batches in one job. Then a new job is enqueued, so that a server can stop in between. */
const BATCHES = 100;

type Channel = ReturnType<typeof systemChannel>;
type Runs = ReturnType<typeof manyRuns>;
type PeopleNow = Parameters<Runs['make']>[1];
type NewRun = Awaited<ReturnType<Runs['make']>>;

/**
 * The next rows to start, with current absences and with people, teams, and roles without active
 * members.
 */
interface Next extends processing.NextRows {
  readonly rows: RowsOf<[ReturnType<typeof nextRowsToStart>]>[0];
  readonly people: PeopleNow;
}

const loadNext =
  ({ trip }: Channel, jobId: string, runs: Runs): processing.RowWork<Next, NewRun>['load'] =>
  async (after, count, ...others) => {
    const asked = runs.absences();
    const [rows, vacant, absent, [job]] = await trip(
      nextRowsToStart(jobId, after, count),
      runs.vacant(),
      asked.statement,
      bulkJobs.bulkJobById(jobId),
      ...others,
    );
    return { rows, people: { vacant, absences: asked.take(absent) }, job };
  };

type RowStarter = Pick<processing.RowWork<Next, NewRun>, 'load' | 'make' | 'store'>;

/** Loads the common data of all rows. Returns null if the version doesn't exist anymore. */
const rowStarter = async (
  channel: Channel,
  job: BulkStartNode,
  agent: Actor,
  tenantId: string,
): Promise<RowStarter | null> => {
  const [[version], parties] = await channel.trip(versionOfBulkStart(job.versionId), bulkParties());
  if (version === undefined) return null;
  const content = completeContent(version.content);
  const everybody = bulkPeople(parties);
  const { timeZone } = version;
  const now = channel.services.now();
  const { mapping, locale } = job;
  const plan = bulkRowPlanner({
    ...{ content, mapping, locale, timeZone, now },
    variants: await variantContents(channel, content),
    people: everybody,
    ownerId: job.owner.id,
  });
  const nameOf = (id: string): string | null => {
    const party = everybody.find(id);
    return party === null || party === 'AMBIGUOUS' ? null : party.name;
  };
  const runs = manyRuns(channel, {
    ...{ tenantId, timeZone, agent, now },
    blueprintId: job.blueprintId,
    version: { id: version.id, number: version.number, content },
    calendar: version.calendar ?? usualCalendar,
    collaborators: job.sharing.collaborators,
    nameOfParty: nameOf,
  });

  const runOf = (intent: BulkIntent, row: Next['rows'][number], people: PeopleNow) =>
    runs.make(
      {
        ...intent,
        ownerName: nameOf(intent.ownerId) ?? '',
        number: row.workflowNumber,
        // The key is derived from the row, so that each row is started once.
        commandKey: derivedId('bulk-row', job.id, row.number),
        known: new Set(idsIn(intent.values).filter((id) => everybody.has(id))),
      },
      people,
    );

  const make: RowStarter['make'] = async ({ rows, people }) => {
    const processed: processing.ProcessedRow<NewRun>[] = [];
    const refused: RowOutcome[] = [];
    for (const row of rows) {
      const { number } = row;
      const { intent, findings } = plan(row);
      if (intent === null) refused.push({ number, findings });
      else
        try {
          const run = await runOf(intent, row, people);
          const workflowId = run.run.workflow.id;
          processed.push({ outcome: { number, workflowId, findings: null }, made: run });
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          const refusals = error.refusals.map((refusal) => errorAt(null, refusal));
          refused.push({ number, findings: refusals });
        }
      // Other requests get a turn between two workflows.
      await nextTurn();
    }
    return { made: processed, refused };
  };
  return { load: loadNext(channel, job.id, runs), make, store: runs.store };
};

/**
 * Starts the rows of a bulk start. A batch has workflows, events, timers, requests, and row
 * results.
 */
export const startBulkRows = async (
  services: Services,
  tenantId: string,
  bulkStartId: string,
  batches = BATCHES,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const [[job], [starter]] = await channel.trip(
    bulkJobs.bulkJobById(bulkStartId),
    bulkJobs.starterOf(bulkStartId),
  );
  if (job?.kind !== 'WORKFLOWS' || !isUnderWay(job.state)) return;
  const { blueprintId } = job;
  const tell = (stored: readonly NewRun[]): void =>
    services.publish({
      ...{ tenantId, blueprintId },
      partyIds: [...new Set(stored.flatMap(({ concerned }) => concerned))],
      callsReady: stored.some(({ callsReady }) => callsReady),
    });
  const actor = starter === undefined ? null : bulkJobs.actorOfStarter(starter);
  const isPublished = job.publishedVersionId !== null;
  const refusal =
    actor === null ? null : mayStartFrom(actor, { isPublished, starters: job.sharing.starters });
  const rows =
    actor === null || refusal !== null ? null : await rowStarter(channel, job, actor, tenantId);
  if (rows === null) {
    await processing.endBulkJob(channel, job, 'permissionLost', refusal?.code ?? 'NotFound');
    tell([]);
    return;
  }
  await processing.processBulkRows(channel, job, {
    ...rows,
    ...{ batch: BATCH, batches, tell },
    isTaken: (error) => violates(error, 'event_command'),
    continuation: bulkStartJob.enqueue({ bulkStartId }, { key: bulkStartKey(bulkStartId) }),
  });
};
