import { mayReplaceInBlueprints } from '@baton/domain/access/library/blueprint-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import { changeActive, coverAbsenceJob, type PartyNode } from '../people/index.ts';
import { reassignmentJob, reassignmentKey } from './reassignments.jobs.ts';
import {
  absentDelegators,
  moveDelegations,
  planReassignment,
  recipientsOf,
  type Recipient,
} from './reassignments.repository.ts';
import type { Recipients } from './reassignments.queries.ts';

export interface Deactivation extends Recipients {
  readonly id: string;
  /** Person who gets the roles and teams, or null. */
  readonly groupsTo: string | null;
}

const refusalsOf = (
  { id, ...recipients }: Deactivation,
  known: ReadonlyMap<string, Recipient>,
): readonly (Refusal | null)[] =>
  (['tasksTo', 'approvalsTo', 'workflowsTo', 'blueprintsTo', 'groupsTo'] as const).map((field) => {
    const to = recipients[field];
    if (to === null) return null;
    const party = known.get(to);
    if (party === undefined || to === id) return refuse('UnknownParty', {}, field);
    if (field === 'groupsTo')
      return party.kind === 'USER' ? null : refuse('UnknownParty', {}, field);
    return field === 'workflowsTo' || field === 'blueprintsTo'
      ? mayOwnWorkflow(party, field)
      : null;
  });

/**
 * Deactivates a person and gives their open work to others. The person loses access with the
 * commit. The work is moved in the background.
 */
export const deactivateUser = (
  context: RequestContext,
  input: Deactivation,
): Promise<PartyNode> => {
  const { id, tasksTo, approvalsTo, workflowsTo, blueprintsTo, groupsTo } = input;
  return changeActive(context, id, false, async (_, viewer) => {
    const { userId } = viewer;
    if (blueprintsTo !== null) demand(mayReplaceInBlueprints(actorOf(viewer)));
    const ids = [tasksTo, approvalsTo, workflowsTo, blueprintsTo, groupsTo].filter(
      (one) => one !== null,
    );
    const [rows, delegators] = await context.db.trip(recipientsOf(ids), absentDelegators(id));
    const known = new Map(rows.map((row) => [row.id, row]));
    demandAll(refusalsOf(input, known));
    const person = (to: string | null): string | null =>
      to !== null && known.get(to)?.kind === 'USER' ? to : null;
    const reassignmentId = newId<string>();
    const at = new Date(context.services.now());
    return {
      groupsTo,
      audited: {
        ...(tasksTo !== null && { tasksTo }),
        ...(approvalsTo !== null && { approvalsTo }),
        ...(workflowsTo !== null && { workflowsTo }),
        ...(blueprintsTo !== null && { blueprintsTo }),
        ...(groupsTo !== null && { groupsTo }),
      },
      statements: [
        moveDelegations(id, person(tasksTo), person(approvalsTo), at, userId),
        planReassignment(
          ...[reassignmentId, id, at, userId],
          ...[tasksTo, approvalsTo, workflowsTo, blueprintsTo],
        ),
        ...enqueueAll([
          reassignmentJob.order({ reassignmentId, personId: id }, { key: reassignmentKey(id) }),
          ...delegators.map(({ id: personId }) =>
            coverAbsenceJob.order(
              { personId, after: null, isSecondLook: false },
              { key: `absence:${personId}` },
            ),
          ),
        ]),
      ],
    };
  });
};
