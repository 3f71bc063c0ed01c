import { mayStartFrom, mayStartTestRun } from '@baton/domain/access/blueprint-access';
import { mayOwnWorkflow, mayReadWorkflow } from '@baton/domain/access/workflow-access';
import { lintBlueprint } from '@baton/domain/blueprint/lint/lint';
import { publishErrors } from '@baton/domain/blueprint/release/publish';
import { dayOf, startOfDay } from '@baton/domain/core/dates';
import { refuse } from '@baton/domain/core/refusal';
import { idsIn } from '@baton/domain/run/values/enter-values';
import type { GivenValue } from '@baton/domain/run/command/command';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { workflowNameRefusal } from '@baton/domain/workflow/workflow-name';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { violates } from '../../../platform/db/database-error.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { aboutRun, requestChannel } from '../load/run-channel.ts';
import { runCacheOf } from '../load/run-cache.ts';
import { readDirectory } from '../load/run-directory.ts';
import { nameOfStart } from './name-of-start.ts';
import { storeNewRuns } from './new-run.ts';
import {
  draftStatements,
  keepTestVersion,
  publishedStatements,
  toPublished,
  vacantParties,
} from './published-content.ts';
import { readRunOfWorkflow, toRunDetails, type RunDetails } from '../load/run-details.ts';
import { namesOfParties } from '../stored/run-texts.ts';
import { strangeKey } from '../stored/used-key.ts';
import { newRunOrVariant, variantReader } from './variant-run.ts';

export interface StartRequest {
  readonly key: string;
  readonly blueprintId: string;
  /** Null: by the template of the blueprint. */
  readonly name: string | null;
  readonly ownerId: string;
  /** It tries out the draft and not what is published. */
  readonly isTestRun?: boolean;
  /** A day in the workspace's zone; null or today starts at once. */
  readonly startDate: string | null;
  /** Answers to what is asked at the start. */
  readonly values: readonly GivenValue[];
  /** What is written together with the new workflow. */
  readonly besides?: (workflowId: string) => readonly Statement[];
}

/** The workflow that this start has made before, for whoever may read it. */
const startedBefore = async (context: RequestContext, id: string): Promise<RunDetails> => {
  const details = await readRunOfWorkflow(context, id);
  if (
    details === null ||
    mayReadWorkflow(details.viewer, factsOfWorkflow(details.view, details.viewer)) !== null
  ) {
    throw new Refused(refuse('NotFound'));
  }
  return details;
};

/** The moment of the planned start, or null for now. */
export const plannedStart = (
  startDate: string | null,
  timeZone: string,
  now: number,
): number | null => {
  if (startDate === null) return null;
  const today = dayOf(now, timeZone);
  if (startDate < today) throw new Refused(refuse('StartDatePast', {}, 'startDate'));
  return startDate === today ? null : startOfDay(startDate, timeZone);
};

/** Starts a workflow from what a blueprint has published (W1, W3), or plans its start. Two round trips. */
export const startRun = async (
  context: RequestContext,
  request: StartRequest,
): Promise<RunDetails> => {
  const { key, blueprintId, ownerId, isTestRun = false } = request;
  const statements = isTestRun ? draftStatements : publishedStatements;
  const asked = runCacheOf(context.services.database).askAbsences();
  const ask = () =>
    context.db.trip(
      ...statements(blueprintId, ownerId, key),
      namesOfParties(idsIn(request.values)),
      asked.statement,
    );
  const [start, vacant, answered, absent] = await ask();
  const published = toPublished(blueprintId, [start, vacant], isTestRun);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  if (published === null) throw new Refused(refuse('NotFound'));
  if (published.repeatedId !== null) return startedBefore(context, published.repeatedId);
  const { version, owner, sharing } = published;
  const facts = { isPublished: version !== null, starters: sharing.starters };
  demand(isTestRun ? mayStartTestRun(actor) : mayStartFrom(actor, facts));
  if (version === null) throw new Refused(refuse('NotFound'));
  if (isTestRun) demandAll(publishErrors(lintBlueprint(version.content)));
  if (request.name !== null) demand(workflowNameRefusal(request.name));
  if (owner === null) throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  demand(mayOwnWorkflow(owner));

  const now = context.services.now();
  const { timeZone } = viewer;
  const channel = requestChannel(context);
  const made = await newRunOrVariant(
    {
      directoryOf: (parties) => readDirectory(channel, parties),
      tenantId: viewer.tenantId,
      blueprintId,
      version,
      // A version that is started from for the first time costs one trip more.
      vacant: published.vacant ?? (await context.db.trip(vacantParties(version.named)))[0],
      calendar: published.calendar,
      number: published.number,
      name:
        request.name ??
        nameOfStart({
          content: version.content,
          isTestRun,
          number: published.number,
          date: request.startDate ?? dayOf(now, timeZone),
          timeZone,
          values: request.values,
          nameOfParty: (id) => answered.find((party) => party.id === id)?.name ?? null,
        }),
      ownerId,
      ownerName: owner.name,
      timeZone,
      scheduledFor: plannedStart(request.startDate, timeZone, now),
      now,
      agent: actor,
      commandKey: key,
      values: request.values,
      absences: asked.take(absent),
      collaborators: sharing.collaborators,
      known: new Set(answered.flatMap(({ id, isGone }) => (isGone ? [] : [id]))),
    },
    variantReader(channel),
  );
  const { run, texts, concerned, callsReady } = made;
  try {
    const [people] = await context.db.write(
      aboutRun(run.workflow.id, run.tasks.length),
      namesOfParties(concerned),
      ...(isTestRun ? [keepTestVersion(blueprintId, version, now, actor.id)] : []),
      ...storeNewRuns([made]),
      ...(request.besides?.(run.workflow.id) ?? []),
    );
    context.services.publish({
      tenantId: viewer.tenantId,
      workflowId: run.workflow.id,
      partyIds: concerned,
      callsReady,
    });
    const parties = new Map(people.map((party) => [party.id, party]));
    return toRunDetails(run, { ...texts, parties }, actor, now);
  } catch (error) {
    if (!violates(error, 'event_command')) throw error;
    // The same start came in twice at once; the other one made the workflow.
    const [rows, none] = await ask();
    const again = toPublished(blueprintId, [rows, none], isTestRun);
    if (again === null) throw error;
    if (again.repeatedId === null) throw strangeKey();
    return startedBefore(context, again.repeatedId);
  }
};
