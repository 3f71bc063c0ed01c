import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { Agent } from './actor.ts';
import type { TaskFacts } from './task-facts.ts';

/** Who is new in a list. */
export const added = (before: readonly PartyId[], after: readonly PartyId[]): readonly PartyId[] =>
  after.filter((party) => !before.includes(party));

/** A partner brings in only whom they meet in the workflow anyway; of the others they do not even know. */
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
