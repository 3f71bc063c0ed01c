import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Actor } from '@baton/domain/party/actor';
import { mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { dayOf } from '@baton/domain/core/dates';
import { childName } from '@baton/domain/linked-workflow/child-name';
import type { ChildLink } from '@baton/domain/run-model/child-link';
import { linkLimits } from '@baton/domain/blueprint/link-rule';
import { inputsOf } from '@baton/domain/linked-workflow/mapped-values';
import { idsIn } from '@baton/domain/run/values/enter-values';
import type { RunTask } from '@baton/domain/run-model/run';
import { viewOf } from '@baton/domain/run-model/run-view';
import { violates } from '../../../platform/db/database-error.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { derivedId } from '../../../platform/db/uuid.ts';
import { nameOfStart } from '../start/name-of-start.ts';
import type { NewRunRequest } from '../start/new-run.ts';
import { tellParentJob } from '../jobs/linked-runs.jobs.ts';
import { publishedStatements, toPublished, vacantParties } from '../start/published-content.ts';
import type { RunChannel } from '../run-channel.ts';
import {
  askAbsences,
  createRuns,
  readDirectory,
  type LoadedRun,
  type NewRun,
} from '../store/index.ts';
import { newRunOrVariant, variantReader } from '../start/variant-run.ts';

/** MADE, also if it already existed, or the reason why it can't be created. */
export type ChildStart = 'MADE' | NonNullable<ChildLink['refusal']>;

/** The intake form is incomplete or has invalid values. */
const intakeCodes = new Set<ErrorCode>(['MissingRequired', 'ActionItemHasValidationErrors']);

/** Returns a started run, or an unstarted one if required intake fields have no value. */
const planChildRun = async (channel: RunChannel, request: NewRunRequest): Promise<NewRun> => {
  const read = variantReader(channel);
  try {
    return await newRunOrVariant(request, read);
  } catch (error) {
    if (error instanceof Refused && error.refusals.some(({ code }) => intakeCodes.has(code)))
      return newRunOrVariant({ ...request, isPrepared: true }, read);
    throw error;
  }
};

/**
 * Creates one linked workflow of a task from the current version of its blueprint. The key of its
 * first event is derived from the task and the request, so retries create nothing.
 */
export const startChildRun = async (
  channel: RunChannel,
  tenantId: string,
  parent: LoadedRun,
  task: RunTask,
  child: ChildLink,
): Promise<ChildStart> => {
  const { workflow } = parent.run;
  const blueprintId = task.plan.link?.blueprint ?? null;
  const depth = (workflow.parent?.depth ?? 0) + 1;
  if (task.plan.link === null || blueprintId === null || depth > linkLimits.depth)
    return 'UNABLE_TO_START';
  const ownerId = task.plan.link.owner ?? workflow.ownerId;
  const commandKey = derivedId('start-child', task.id, child.request);
  const statements = publishedStatements(blueprintId, ownerId, commandKey);
  const asked = askAbsences(channel.services.database);
  const [start, behind, absent] = await channel.trip(...statements, asked.statement);
  const published = toPublished(blueprintId, [start, behind]);
  if (published === null) return 'UNABLE_TO_START';
  if (published.repeatedId !== null) {
    // The workflow exists, but the parent may have been deleted before it received the message
    // about it, so that the message is sent again.
    await channel.trip(tellParentJob.enqueue({ workflowId: published.repeatedId }));
    return 'MADE';
  }
  const { owner, version, sharing } = published;
  if (owner === null || version === null) return 'UNABLE_TO_START';
  const { parties, isAdmin, accessLevel, systemRoles } = owner;
  const runAs: Actor = { id: ownerId, parties, isAdmin, accessLevel, systemRoles };
  if (
    mayOwnWorkflow(owner) !== null ||
    mayStartFrom(runAs, { isPublished: true, starters: sharing.starters }) !== null
  )
    return 'UNABLE_TO_START';
  const view = viewOf(parent.run);
  const values = inputsOf(view, task, child, version.content);
  const { timeZone } = workflow;
  const now = channel.services.now();
  // A name template of the task overrides the template of the linked blueprint.
  const isNamedByTemplate =
    task.plan.link.name.trim() === '' && version.content.settings.nameTemplate !== '';
  const name = isNamedByTemplate
    ? nameOfStart({
        content: version.content,
        number: published.number,
        date: dayOf(now, timeZone),
        timeZone,
        values,
        nameOfParty: (id) => parent.texts.parties.get(id)?.name ?? null,
      })
    : childName(task.plan.link.name, {
        blueprint: version.content.name,
        workflow: parent.texts.name,
        value: child.value,
        number: child.place + 1,
      });
  const planned = await planChildRun(channel, {
    directoryOf: (parties) => readDirectory(channel, parties),
    tenantId,
    blueprintId,
    version,
    vacant: published.vacant ?? (await channel.trip(vacantParties(version.named)))[0],
    calendar: published.calendar,
    number: published.number,
    name,
    ownerId,
    ownerName: owner.name,
    timeZone,
    scheduledFor: null,
    parent: {
      workflowId: workflow.id,
      taskId: task.id,
      request: child.request,
      heard: workflow.version,
      isBound: true,
      depth,
    },
    now,
    agent: 'SYSTEM',
    commandKey,
    values,
    absences: asked.take(absent),
    collaborators: sharing.collaborators,
    // People in these values were already selected in the parent.
    known: new Set(idsIn(values)),
  });
  try {
    await channel.trip(...createRuns([planned]));
  } catch (error) {
    if (violates(error, 'event_command')) return 'MADE';
    throw error;
  }
  channel.services.publish({
    tenantId,
    workflowId: planned.run.workflow.id,
    partyIds: planned.concerned,
    callsReady: planned.callsReady,
  });
  return 'MADE';
};
