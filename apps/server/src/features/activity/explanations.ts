import { asId, type PartyId } from '@baton/domain/core/ids';
import type { Explanation, PastEvent } from '@baton/domain/explain/explanation';
import { explainStage } from '@baton/domain/explain/explain-stage';
import { explainTask } from '@baton/domain/explain/explain-task';
import { explainWorkflow } from '@baton/domain/explain/explain-workflow';
import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { readEvents } from '@baton/domain/run/history/stored-events';
import type { RunEvent } from '@baton/domain/run-model/event';
import type { RunStage, RunTask } from '@baton/domain/run-model/run';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { fieldLabelsAt } from '../fields/index.ts';
import type { PartyNode } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';
import { visibleNames } from '../tasks/index.ts';
import { eventsOfPart, type StoredRecord } from './activity.queries.ts';
import { NEWEST } from './event-lines.ts';

/** An explanation with the names that the viewer can see. */
export interface ExplanationNode extends Omit<Explanation, 'names'> {
  readonly actor: PartyNode | null;
  readonly names: readonly string[];
  /** Number of objects that the viewer can't read. */
  readonly hidden: number;
}

/** Maximum number of events to search for a reason. */
const MAX_EVENTS = 200;

/** Returns the events of one part of a workflow, newest first. */
const pastOf = (
  records: readonly StoredRecord[],
  isOfPart: (event: RunEvent) => boolean,
): readonly PastEvent[] =>
  records.flatMap(({ at, actorId, events }) =>
    readEvents(events)
      .filter(isOfPart)
      .toReversed()
      .map((event) => ({
        at: at.getTime(),
        actorId: actorId === null ? null : asId<PartyId>(actorId),
        event,
      })),
  );

const nodesOf = async (
  context: RequestContext,
  details: RunDetails,
  records: readonly StoredRecord[],
  found: readonly Explanation[],
): Promise<readonly ExplanationNode[]> => {
  const questions = await fieldLabelsAt(
    context,
    details,
    found.flatMap(({ names }) => names.flatMap((one) => (one.kind === 'PLACE' ? one.id : []))),
  );
  const actors = new Map(records.map(({ actorId, actorName }) => [actorId, actorName]));
  const mayKnowAll = readsWorkflow(details.view, details.viewer);
  return found.map((one) => {
    const { actorId, code } = one;
    // Only readers of the workflow see why all of it is paused.
    const isPrivate = !mayKnowAll && code.startsWith('HELD_');
    const name = details.texts.parties.get(actorId ?? '')?.name ?? actors.get(actorId) ?? '';
    return {
      ...one,
      ...visibleNames(details, one.names, questions),
      comment: isPrivate ? null : one.comment,
      actor: actorId === null || isPrivate ? null : { id: actorId, name, kind: 'USER' },
    };
  });
};

export const explanationsOfTask = async (
  context: RequestContext,
  details: RunDetails,
  task: RunTask,
): Promise<readonly ExplanationNode[]> => {
  const matches = ['TASK', 'PLAN'].map((subject) => JSON.stringify([{ subject, taskId: task.id }]));
  const { workflow } = details.view;
  const [records] = await context.db.read(eventsOfPart(workflow.id, NEWEST, MAX_EVENTS, matches));
  const past = pastOf(
    records,
    (event) => (event.subject === 'TASK' || event.subject === 'PLAN') && event.taskId === task.id,
  );
  return nodesOf(context, details, records, explainTask(details.view, task, past, details.viewer));
};

export const explanationsOfStage = async (
  context: RequestContext,
  details: RunDetails,
  stage: RunStage,
): Promise<readonly ExplanationNode[]> => {
  const matches = [{ subject: 'STAGE' }, { kind: 'STAGE_ADDED' }].map((part) =>
    JSON.stringify([{ ...part, stageId: stage.id }]),
  );
  const { workflow } = details.view;
  const [records] = await context.db.read(eventsOfPart(workflow.id, NEWEST, MAX_EVENTS, matches));
  const past = pastOf(
    records,
    (event) =>
      (event.subject === 'STAGE' || event.kind === 'STAGE_ADDED') && event.stageId === stage.id,
  );
  return nodesOf(context, details, records, explainStage(details.view, stage, past));
};

export const explanationsOfWorkflow = (
  context: RequestContext,
  details: RunDetails,
): Promise<readonly ExplanationNode[]> =>
  nodesOf(context, details, [], explainWorkflow(details.view, context.services.now()));
