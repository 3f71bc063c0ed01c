import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { Agent } from '../party/actor.ts';
import type { TaskFacts } from './task/task-facts.ts';

/** Returns the items that are only in the second list. */
export const added = (before: readonly PartyId[], after: readonly PartyId[]): readonly PartyId[] =>
  after.filter((party) => !before.includes(party));

/** External users can only add people they know from their tasks. */
export const mayBringIn = (
  agent: Agent,
  task: Pick<TaskFacts, 'knownParties'>,
  parties: readonly PartyId[],
  field: string,
): Refusal | null =>
  agent === 'SYSTEM' ||
  agent.accessLevel !== 'EXTERNAL' ||
  parties.every((party) => party === agent.id || task.knownParties.includes(party))
    ? null
    : refuse('ExternalUserCannotSaveCollaborationWithUnrelatedUser', {}, field);
