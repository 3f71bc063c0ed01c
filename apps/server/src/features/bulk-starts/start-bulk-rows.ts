import { setImmediate as nextTurn } from 'node:timers/promises';
import { mayStartFrom } from '@baton/domain/access/blueprint-access';
import type { Actor } from '@baton/domain/access/actor';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { errorAt } from '@baton/domain/bulk/bulk-finding';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { bulkStateAfter, isUnderWay } from '@baton/domain/bulk/bulk-table';
import { bulkRowPlanner, type BulkIntent } from '@baton/domain/bulk/plan-bulk-rows';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import { refuse } from '@baton/domain/core/refusal';
import { systemRoles } from '@baton/domain/party/system-role';
import { idsIn } from '@baton/domain/run/values/enter-values';
import { usualCalendar } from '@baton/domain/time/work-calendar';
import { isFaultOfData, violates } from '../../platform/db/database-error.ts';
import type { RowsOf } from '../../platform/db/statement.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { manyRuns, systemChannel, variantContents } from '../runs/index.ts';
import type { BulkStartNode } from './bulk-start-node.ts';
import { bulkStartJob, bulkStartKey } from './bulk-starts.jobs.ts';
import {
  bulkParties,
  bulkStartById,
  nextBulkRows,
  starterOf,
  versionOfBulkStart,
} from './bulk-starts.queries.ts';
import { closeBulkStart, outcomeStatements, type RowOutcome } from './bulk-starts.repository.ts';

/** Rows in one trip: enough to be efficient, and few enough not to delay other commands. */
const BATCH = 10;
/** Batches in one job. Then a new job is enqueued, so that a server can stop in between. */
const BATCHES = 100;

type Starter = RowsOf<[ReturnType<typeof starterOf>]>[0][number];

const actorOfStarter = ({
  id,
  isAdmin,
  accessLevel,
  groups,
  systemRoles: roles,
}: Starter): Actor => ({
  id: asId<PartyId>(id),
  parties: [id, ...groups].map((party) => asId<PartyId>(party)),
  isAdmin,
  accessLevel,
  systemRoles: systemRoles.filter((role) => roles.includes(role)),
});

type Channel = ReturnType<typeof systemChannel>;
type Runs = ReturnType<typeof manyRuns>;
type PeopleNow = Parameters<Runs['make']>[1];
type NewRun = Awaited<ReturnType<Runs['make']>>;

/** A row with its new workflow, which isn't stored yet. */
interface MadeRow {
  readonly number: number;
  readonly run: NewRun;
}

/** The next rows to start, with current absences and vacant parties. */
interface Next {
  readonly rows: RowsOf<[ReturnType<typeof nextBulkRows>]>[0];
  readonly people: PeopleNow;
  /** False if someone stopped the bulk start. */
  readonly isUnderWay: boolean;
}

/** Returns the statements that load the next rows after a row. */
type AskNext = (
  after: number,
  count: number,
) => {
  readonly statements: readonly [
    ReturnType<typeof nextBulkRows>,
    ReturnType<Runs['vacant']>,
    ReturnType<Runs['absences']>['statement'],
    ReturnType<typeof bulkStartById>,
  ];
  readonly take: (answer: RowsOf<ReturnType<AskNext>['statements']>) => Next;
};

const askNext =
  (jobId: string, runs: Runs): AskNext =>
  (after, count) => {
    const asked = runs.absences();
    return {
      statements: [
        nextBulkRows(jobId, after, count),
        runs.vacant(),
        asked.statement,
        bulkStartById(jobId),
      ],
      take: ([rows, vacant, absent, [job]]) => ({
        rows,
        people: { vacant, absences: asked.take(absent) },
        isUnderWay: job !== undefined && isUnderWay(job.state),
      }),
    };
  };

interface RowStarter {
  readonly runs: Runs;
  /** Returns the new workflow of each row, or why there is none. */
  readonly make: (next: Next) => Promise<{
    readonly made: readonly MadeRow[];
    /** Results of rows without a workflow. */
    readonly refused: readonly RowOutcome[];
  }>;
}

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
    const made: MadeRow[] = [];
    const refused: RowOutcome[] = [];
    for (const row of rows) {
      const { number } = row;
      const { intent, findings } = plan(row);
      if (intent === null) refused.push({ number, workflowId: null, findings });
      else
        try {
          made.push({ number, run: await runOf(intent, row, people) });
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          const refusals = error.refusals.map((refusal) => errorAt(null, refusal));
          refused.push({ number, workflowId: null, findings: refusals });
        }
      // Other requests get a turn between two workflows.
      await nextTurn();
    }
    return { made, refused };
  };
  return { runs, make };
};

const outcomeOf = ({ number, run }: MadeRow): RowOutcome => ({
  number,
  workflowId: run.run.workflow.id,
  findings: null,
});

/** Returns true if another worker started the row. */
const isTaken = (error: unknown): boolean => violates(error, 'event_command');

/**
 * Stores the rows of a rejected batch one by one, so that one invalid row doesn't block the others.
 */
const storeRowByRow = async (
  channel: Channel,
  jobId: string,
  runs: Runs,
  { made, refused }: Awaited<ReturnType<RowStarter['make']>>,
): Promise<readonly NewRun[]> => {
  const stored: NewRun[] = [];
  if (refused.length > 0) await channel.trip(...outcomeStatements(jobId, refused));
  for (const row of made)
    try {
      await channel.trip(...runs.store([row.run]), ...outcomeStatements(jobId, [outcomeOf(row)]));
      stored.push(row.run);
    } catch (error) {
      if (isTaken(error)) continue;
      if (!isFaultOfData(error)) throw error;
      const findings = [errorAt(null, refuse('Unexpected'))];
      const outcome = { number: row.number, workflowId: null, findings };
      await channel.trip(...outcomeStatements(jobId, [outcome]));
    }
  return stored;
};

/** Stored results of a batch, and the next batch if the same trip loaded it. */
interface StoredBatch {
  readonly stored: readonly NewRun[];
  readonly ahead: Next | null;
}

const storeBatch = async (
  channel: Channel,
  jobId: string,
  runs: Runs,
  batch: Awaited<ReturnType<RowStarter['make']>>,
  ask: ReturnType<AskNext>,
): Promise<StoredBatch> => {
  const { made, refused } = batch;
  const news = made.map(({ run }) => run);
  try {
    const outcomes = [...made.map(outcomeOf), ...refused];
    const [rows, vacant, absent, job] = await channel.trip(
      ...ask.statements,
      ...runs.store(news),
      ...outcomeStatements(jobId, outcomes),
    );
    const next = ask.take([rows, vacant, absent, job]);
    return { stored: news, ahead: next.rows.length > 0 ? next : null };
  } catch (error) {
    if (isTaken(error)) return { stored: [], ahead: null };
    if (!isFaultOfData(error)) throw error;
    return { stored: await storeRowByRow(channel, jobId, runs, batch), ahead: null };
  }
};

const close = async (
  channel: Channel,
  job: BulkStartNode,
  input: 'rowsDone' | 'permissionLost',
  haltCode: ErrorCode | null,
): Promise<void> => {
  const at = new Date(channel.services.now());
  await channel.trip(
    closeBulkStart(job.id, job.state, bulkStateAfter(job.state, input), at, haltCode),
  );
};

/**
 * Starts rows in batches. Each batch is one transaction with workflows, events, timers, requests,
 * and row results. The same trip loads the next rows. After an interruption, or with several
 * workers, the remaining rows are loaded again: a started row's key is already used.
 */
export const startBulkRows = async (
  services: Services,
  tenantId: string,
  bulkStartId: string,
  batches = BATCHES,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const [[job], [starter]] = await channel.trip(bulkStartById(bulkStartId), starterOf(bulkStartId));
  if (job === undefined || !isUnderWay(job.state)) return;
  const { blueprintId } = job;
  const tell = (partyIds: readonly string[], callsReady = false): void =>
    services.publish({ tenantId, blueprintId, partyIds, callsReady });
  const actor = starter === undefined ? null : actorOfStarter(starter);
  const isPublished = job.publishedVersionId !== null;
  const refusal =
    actor === null ? null : mayStartFrom(actor, { isPublished, starters: job.sharing.starters });
  const rows =
    actor === null || refusal !== null ? null : await rowStarter(channel, job, actor, tenantId);
  if (rows === null) {
    await close(channel, job, 'permissionLost', refusal?.code ?? 'NotFound');
    tell([]);
    return;
  }
  const ask = askNext(job.id, rows.runs);
  const look = async (): Promise<Next> => {
    const { statements, take } = ask(0, BATCH);
    return take(await channel.trip(...statements));
  };
  let ahead: Next | null = null;
  for (let left = batches; left > 0; left -= 1) {
    const next: Next = ahead ?? (await look());
    if (!next.isUnderWay) return;
    const last = next.rows.at(-1);
    if (last === undefined) {
      await close(channel, job, 'rowsDone', null);
      tell([]);
      return;
    }
    const batch = await rows.make(next);
    const askAhead = ask(last.number, left > 1 ? BATCH : 0);
    const done = await storeBatch(channel, job.id, rows.runs, batch, askAhead);
    ({ ahead } = done);
    if (done.stored.length > 0 || batch.refused.length > 0)
      tell(
        [...new Set(done.stored.flatMap(({ concerned }) => concerned))],
        done.stored.some(({ callsReady }) => callsReady),
      );
  }
  await channel.trip(bulkStartJob.enqueue({ bulkStartId: job.id }, { key: bulkStartKey(job.id) }));
};
