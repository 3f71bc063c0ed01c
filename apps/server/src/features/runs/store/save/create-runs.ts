import { plannedEnd } from '@baton/domain/run/dates/planned-end';
import type { RunPlan } from '@baton/domain/run/flow/plan-run';
import type { Run } from '@baton/domain/run-model/run';
import type { Statement } from '../../../../platform/db/statement.ts';
import { enqueueAll, type JobOrder } from '../../../../platform/jobs/job.ts';
import { linkOrders } from '../../jobs/linked-runs.jobs.ts';
import { wakeUpOrder } from '../../jobs/runs.jobs.ts';
import type { EventRow } from '../../seals/event-chain.ts';
import { textsOfPlan, type RunTexts, type WorkflowTexts } from '../rows/run-texts.ts';
import { callsOf, callStatements, type Calls } from './call-statements.ts';
import { createStatements, type CreatedRun, type Origin } from './run-create.ts';
import { partiesOfTask } from './run-save.ts';

/** A new run as the engine decided it. */
interface DecidedRun {
  readonly plan: RunPlan;
  readonly run: Run;
  readonly event: Omit<EventRow, 'workflowId' | 'seq'>;
  readonly origin: Origin;
  readonly texts: Omit<WorkflowTexts, 'plannedEnd'>;
  /** Owner name for requests that start with the run. Other names aren't loaded yet. */
  readonly ownerName: string;
}

/** A new run with everything to store. */
export interface NewRun {
  readonly run: Run;
  readonly texts: RunTexts;
  /** People whose lists contain the run. */
  readonly concerned: readonly string[];
  /** Rows to store. */
  readonly created: CreatedRun;
  /** Jobs that the run starts with: its timer and its linked workflows. */
  readonly jobs: readonly JobOrder[];
  /** Requests that start with the run. */
  readonly calls: Calls;
  /** True if requests start with the run. */
  readonly callsReady: boolean;
}

export const toNewRun = ({ plan, run, event, origin, ownerName, ...given }: DecidedRun): NewRun => {
  const { id: workflowId, ownerId, collaborators } = run.workflow;
  const texts = textsOfPlan(plan, { ...given.texts, plannedEnd: plannedEnd(run) });
  const parties = new Map([[ownerId, { id: ownerId, name: ownerName, kind: 'USER' as const }]]);
  const calls = callsOf(null, run, { ...texts, parties }, event.at);
  const wakeUp = wakeUpOrder(run);
  return {
    run,
    texts,
    concerned: [
      ...new Set([
        ...run.tasks.flatMap(partiesOfTask),
        ...collaborators.map(({ party }) => party),
        ownerId,
      ]),
    ],
    created: { run, texts, origin, row: { workflowId, seq: 1, ...event } },
    jobs: [wakeUp, ...linkOrders(null, run)].filter((order) => order !== null),
    calls,
    callsReady: calls.hasReadyCalls,
  };
};

/** Returns statements that store new runs with their jobs. One round trip stores all or none. */
export const createRuns = (made: readonly NewRun[]): readonly Statement[] => [
  ...createStatements(made.map(({ created }) => created)),
  ...enqueueAll(made.flatMap(({ jobs }) => jobs)),
  ...callStatements(made.map(({ calls }) => calls)),
];
