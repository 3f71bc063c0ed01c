import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { distinctCollaborators, type Collaborator } from './collaborator.ts';

/** Who does what with what a blueprint has published, and whom its workflows are shared with. */
export interface BlueprintSharing {
  /** Null: every member of the workspace. */
  readonly starters: readonly PartyId[] | null;
  /** Who reads it beside those who start from it; null: every member of the workspace. */
  readonly viewers: readonly PartyId[] | null;
  /** Who of those that write blueprints makes variants of it; null: all of them. */
  readonly variantMakers: readonly PartyId[] | null;
  readonly collaborators: readonly Collaborator[];
}

/** So many are chosen one by one; more are a team. */
export const mostStarters = 100;

/** As it was stored; what was never said is open to every member. */
export const completeSharing = (stored: Partial<BlueprintSharing> | null): BlueprintSharing => ({
  starters: null,
  viewers: null,
  variantMakers: null,
  collaborators: [],
  ...stored,
});

const distinct = (parties: readonly PartyId[] | null): readonly PartyId[] | null =>
  parties === null ? null : [...new Set(parties)];

/** Nobody is named twice; what every member starts, every member reads. */
export const cleanSharing = ({
  starters,
  viewers,
  variantMakers,
  collaborators,
}: BlueprintSharing): BlueprintSharing => ({
  starters: distinct(starters),
  viewers: starters === null ? null : distinct(viewers),
  variantMakers: distinct(variantMakers),
  collaborators: distinctCollaborators(collaborators),
});

const tooMany = (list: readonly unknown[], field: string): readonly Refusal[] =>
  list.length > mostStarters
    ? [refuse('TooMany', { count: list.length, max: mostStarters }, field)]
    : [];

/** What is wrong with it. */
export const sharingRefusals = ({
  starters,
  viewers,
  variantMakers,
  collaborators,
}: BlueprintSharing): readonly Refusal[] => [
  ...tooMany(starters ?? [], 'starterIds'),
  ...tooMany(viewers ?? [], 'viewerIds'),
  ...tooMany(variantMakers ?? [], 'variantMakerIds'),
  ...tooMany(collaborators, 'sharedWith'),
];
