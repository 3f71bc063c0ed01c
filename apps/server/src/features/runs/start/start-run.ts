import {
  mayReadBlueprint,
  mayStartFrom,
  mayStartTestRun,
} from '@baton/domain/access/library/blueprint-access';
import { distinctCollaborators } from '@baton/domain/party/collaborator';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { lintBlueprint } from '@baton/domain/blueprint/lint/lint';
import { publishErrors } from '@baton/domain/blueprint/release/publish';
import { dayOf, startOfDay } from '@baton/domain/core/dates';
import type { PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { idsIn } from '@baton/domain/run/values/enter-values';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { workflowNameRefusal } from '@baton/domain/core/names/workflow-name';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { violates } from '../../../platform/db/database-error.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { idempotencyKeyReused } from '../execute/used-key.ts';
import { aboutRun, requestChannel } from '../run-channel.ts';
import { readRunOfWorkflow, toRunDetails, type RunDetails } from '../run-details.ts';
import { askAbsences, createRuns, namesOfParties, readDirectory } from '../store/index.ts';
import { nameOfStart } from './name-of-start.ts';
import {
  draftStatements,
  keepTestVersion,
  publishedStatements,
  toPublished,
  vacantParties,
} from './published-content.ts';
import { newRunOrVariant, variantReader } from './variant-run.ts';

export interface StartRequest {
  readonly key: string;
  readonly blueprintId: string;
  /** Null to use the name template of the blueprint. */
  readonly name: string | null;
  readonly ownerId: string;
  /** True if the run uses the draft. */
  readonly isTestRun?: boolean;
  /** Day in the workspace's time zone. Null or today starts immediately. */
  readonly startDate: string | null;
  /** Values of the intake form. */
  readonly values: readonly EnteredValue[];
  /**
   * Set if the system starts the run in the name of the viewer. These people, teams, and roles can
   * view it as well.
   */
  readonly automatic?: { readonly viewers: readonly PartyId[] };
  /** Statements that are written together with the new workflow. */
  readonly extraStatements?: (workflowId: string) => readonly Statement[];
}

/**
 * Returns the workflow that an earlier request with this key created, if the viewer can read it.
 */
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

/** Returns the planned start, or null for now. */
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

/**
 * Starts a workflow from the current version of a blueprint, or schedules it. Takes two round
 * trips.
 */
export const startRun = async (
  context: RequestContext,
  request: StartRequest,
): Promise<RunDetails> => {
  const { key, blueprintId, ownerId, isTestRun = false } = request;
  const statements = isTestRun ? draftStatements : publishedStatements;
  const asked = askAbsences(context.services.database);
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
  const facts = { ...sharing, isPublished: version !== null };
  if (mayReadBlueprint(actor, facts) !== null) throw new Refused(refuse('NotFound'));
  demand(isTestRun ? mayStartTestRun(actor) : mayStartFrom(actor, facts));
  if (version === null) throw new Refused(refuse('NotFound'));
  if (isTestRun) demandAll(publishErrors(lintBlueprint(version.content)));
  if (request.name !== null) demand(workflowNameRefusal(request.name));
  if (owner === null) throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  demand(mayOwnWorkflow(owner));

  const now = context.services.now();
  const { timeZone } = viewer;
  const channel = requestChannel(context);
  const created = await newRunOrVariant(
    {
      directoryOf: (parties) => readDirectory(channel, parties),
      tenantId: viewer.tenantId,
      blueprintId,
      version,
      // The first start of a version takes one more round trip.
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
      agent: request.automatic === undefined ? actor : 'SYSTEM',
      commandKey: key,
      values: request.values,
      absences: asked.take(absent),
      collaborators: distinctCollaborators([
        ...sharing.collaborators,
        ...(request.automatic?.viewers ?? []).map((party) => ({
          party,
          access: 'VIEWER' as const,
        })),
      ]),
      known: new Set(answered.flatMap(({ id, isGone }) => (isGone ? [] : [id]))),
    },
    variantReader(channel),
  );
  const { run, texts, concerned, callsReady } = created;
  try {
    const [people] = await context.db.write(
      aboutRun(run.workflow.id, run.tasks.length),
      namesOfParties(concerned),
      ...(isTestRun ? [keepTestVersion(blueprintId, version, now, actor.id)] : []),
      ...createRuns([created]),
      ...(request.extraStatements?.(run.workflow.id) ?? []),
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
    // If the same request arrived twice at the same time, the other one created the workflow.
    const [rows, none] = await ask();
    const again = toPublished(blueprintId, [rows, none], isTestRun);
    if (again === null) throw error;
    if (again.repeatedId === null) throw idempotencyKeyReused();
    return startedBefore(context, again.repeatedId);
  }
};
