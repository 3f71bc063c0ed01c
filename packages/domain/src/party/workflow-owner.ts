import { refuse, type Refusal } from '../core/refusal.ts';
import { isOfWorkspace, type AccessLevel } from './access-level.ts';
import type { PartyKind } from './party-kind.ts';

/** Allows one internal or limited person as owner, but no external user, team, or role. */
export const mayOwnWorkflow = (
  owner: {
    readonly kind: PartyKind;
    readonly accessLevel: AccessLevel;
  },
  field = 'ownerId',
): Refusal | null =>
  owner.kind === 'USER' && isOfWorkspace(owner)
    ? null
    : refuse('CannotAssignExternalUserOrTeamAsWorkflowOwner', {}, field);
