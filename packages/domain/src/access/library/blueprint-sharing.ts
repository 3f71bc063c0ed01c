import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { distinctCollaborators, type Collaborator } from '../../party/collaborator.ts';

/** Who can use a published blueprint, and who its workflows are shared with. */
export interface BlueprintSharing {
  /** Null for all internal users. */
  readonly starters: readonly PartyId[] | null;
  /** Viewers in addition to the starters; null for all internal users. */
  readonly viewers: readonly PartyId[] | null;
  /** Creators who can create variants of it; null for all creators. */
  readonly variantMakers: readonly PartyId[] | null;
  readonly collaborators: readonly Collaborator[];
}

/** Larger groups are added as a team. */
export const mostStarters = 100;

/** Completes the stored settings. Missing ones are open to all internal users. */
export const completeSharing = (stored: Partial<BlueprintSharing> | null): BlueprintSharing => ({
  starters: null,
  viewers: null,
  variantMakers: null,
  collaborators: [],
  ...stored,
});

const distinct = (parties: readonly PartyId[] | null): readonly PartyId[] | null =>
  parties === null ? null : [...new Set(parties)];

/** Removes duplicates, and viewers of blueprints that everyone can start. */
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

/** Returns why the settings are invalid. */
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
