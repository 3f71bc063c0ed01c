import type { Absence } from '@baton/domain/party/absence';
import { personOf, type Agent } from '@baton/domain/party/actor';
import type { Collaborator } from '@baton/domain/party/collaborator';
import { isTestVersion } from '@baton/domain/blueprint/test-run';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type PartyId, type TenantId, type WorkflowId } from '@baton/domain/core/ids';
import type { ParentLink } from '@baton/domain/run-model/child-link';
import { refuse } from '@baton/domain/core/refusal';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { partiesIn } from '@baton/domain/run/values/enter-values';
import type { Directory } from '@baton/domain/run-model/directory';
import { directoryNeeds, deadlinePartiesIn } from '@baton/domain/run/engine/directory-needs';
import { execute } from '@baton/domain/run/engine/execute';
import { planRun } from '@baton/domain/run/flow/plan-run';
import type { RunVariant } from '@baton/domain/run-model/run';
import { viewOf } from '@baton/domain/run-model/run-view';
import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { workflowReference } from '@baton/domain/workflow/reference';
import { newId } from '../../../platform/db/uuid.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { toNewRun, type NewRun } from '../store/index.ts';

/** Input of a new run. */
export interface NewRunRequest {
  readonly tenantId: string;
  readonly blueprintId: string;
  readonly version: {
    readonly id: string;
    readonly number: number;
    readonly content: BlueprintContent;
  };
  /** People, teams, and roles without active members. */
  readonly vacant: readonly { readonly id: PartyId }[];
  readonly calendar: WorkCalendar;
  /** Running number in the workspace. */
  readonly number: number;
  readonly name: string;
  readonly ownerId: string;
  /** Owner name for requests that start with the run. Other names aren't loaded yet. */
  readonly ownerName: string;
  readonly timeZone: string;
  readonly scheduledFor: number | null;
  /** True if required intake values are missing, so the run is created without starting. */
  readonly isPrepared?: boolean;
  readonly parent?: ParentLink;
  /** Set if the version belongs to a variant. */
  readonly variant?: RunVariant;
  readonly now: number;
  readonly agent: Agent;
  readonly commandKey: string;
  /** Returns members and managers of people, teams, and roles that the run needs. */
  readonly directoryOf: (parties: readonly PartyId[]) => Promise<Directory>;
  /** People that the run is shared with from the start. */
  readonly collaborators: readonly Collaborator[];
  /** All current and future absences in the workspace. */
  readonly absences: readonly Absence[];
  /** Values of the intake form. */
  readonly values: readonly EnteredValue[];
  /** Ids in the values that are existing people, teams, and roles. */
  readonly known: ReadonlySet<string>;
}

/** Plans a run and starts it unless its start date is in the future. Stores nothing. */
export const newRun = async (request: NewRunRequest): Promise<NewRun> => {
  const { now, agent, ownerId, scheduledFor, parent, variant, isPrepared = false } = request;
  const { content } = request.version;
  const actorId = personOf(agent);
  const plan = planRun(content, {
    vacant: new Set(request.vacant.map(({ id }) => id)),
    workflowId: newId<WorkflowId>(),
    tenantId: asId<TenantId>(request.tenantId),
    ownerId: asId<PartyId>(ownerId),
    createdBy: asId<PartyId>(actorId ?? ownerId),
    timeZone: request.timeZone,
    calendar: request.calendar,
    collaborators: request.collaborators,
    scheduledFor,
    now,
    newId,
    ...(parent !== undefined && { parent }),
    ...(variant !== undefined && { variant }),
  });
  const { values } = request;
  if (!partiesIn(viewOf(plan.run), values).every((id) => request.known.has(id)))
    throw new Refused(refuse('UnknownParty', {}, 'values'));
  const kind = isPrepared ? 'PREPARE' : scheduledFor === null ? 'START' : 'SCHEDULE';
  const command = { kind, values } as const;
  const { absences } = request;
  const begin = async (parties: readonly PartyId[]) => {
    const directory = { ...(await request.directoryOf(parties)), absences };
    const started = execute(plan.run, command, { now, actor: agent, directory });
    if (!started.ok) throw new Refused(...started.refusals);
    const { run, events } = started.value;
    const unasked = deadlinePartiesIn(run, events).filter((party) => !directory.members.has(party));
    return { run, events, unasked };
  };
  const needs = directoryNeeds(plan.run, agent, command, now);
  const first = await begin(needs);
  const again = first.unasked.length > 0;
  const { run, events } = again ? await begin([...needs, ...first.unasked]) : first;
  return toNewRun({
    ...{ plan, run, ownerName: request.ownerName },
    event: { at: now, actorId, command: kind, commandKey: request.commandKey, events },
    origin: {
      blueprintVersionId: request.version.id,
      // Id of the requested blueprint, whichever variant was used.
      startedFrom: variant?.standard.id ?? request.blueprintId,
      createdBy: actorId ?? ownerId,
    },
    texts: {
      // The reference has the code of the base blueprint, also for a variant.
      reference: workflowReference(
        variant?.standard.name ?? content.name,
        request.number,
        isTestVersion(request.version.number),
      ),
      name: request.name.trim(),
      description: content.description,
      tags: [],
      blueprintId: request.blueprintId,
      blueprintVersion: request.version.number,
    },
  });
};
