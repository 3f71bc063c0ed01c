import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { distinctCollaborators, type Collaborator } from './collaborator.ts';

/** Who starts workflows from what a blueprint has published, and whom these are shared with. */
export interface BlueprintSharing {
  /** Null: every member of the workspace. */
  readonly starters: readonly PartyId[] | null;
  readonly collaborators: readonly Collaborator[];
}

/** So many are chosen one by one; more are a team. */
export const mostStarters = 100;

/** As it was stored; what was never said is open to every member. */
export const completeSharing = (stored: Partial<BlueprintSharing> | null): BlueprintSharing => ({
  starters: null,
  collaborators: [],
  ...stored,
});

/** Nobody is named twice. */
export const cleanSharing = ({ starters, collaborators }: BlueprintSharing): BlueprintSharing => ({
  starters: starters === null ? null : [...new Set(starters)],
  collaborators: distinctCollaborators(collaborators),
});

const tooMany = (list: readonly unknown[], field: string): readonly Refusal[] =>
  list.length > mostStarters
    ? [refuse('TooMany', { count: list.length, max: mostStarters }, field)]
    : [];

/** What is wrong with it. */
export const sharingRefusals = ({
  starters,
  collaborators,
}: BlueprintSharing): readonly Refusal[] => [
  ...tooMany(starters ?? [], 'starterIds'),
  ...tooMany(collaborators, 'sharedWith'),
];
