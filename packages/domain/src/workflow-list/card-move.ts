import type { GroupText } from './workflow-layout.ts';

/** Facts about a card that decide to which columns it can be moved. */
interface MovedCard {
  readonly tags: readonly { readonly id: string }[];
}

/** A column of the board: the key of its group, or its status. */
export interface ColumnKey {
  readonly key: string;
  readonly status: string | null;
}

/** The command that moves a card, and the permission that it needs. */
export type CardMove =
  | { readonly kind: 'OWNER'; readonly action: 'editOwner'; readonly ownerId: string }
  | { readonly kind: 'TAGS'; readonly action: 'edit'; readonly tags: readonly string[] }
  | { readonly kind: 'PAUSE'; readonly action: 'pause' }
  | { readonly kind: 'RESUME'; readonly action: 'resume' }
  | { readonly kind: 'END'; readonly action: 'end' }
  /** No command moves the card to this column. It moves there when the work is done. */
  | { readonly kind: 'NONE' };

const closed = new Set<string | null>(['COMPLETED', 'ENDED']);

/**
 * Returns whether a command can move cards between these columns. A workflow keeps its blueprint, and
 * continues with the next stage when its tasks are completed.
 */
export const canMoveCards = (by: GroupText): boolean => by !== 'stage' && by !== 'blueprint';

/** Returns what moves a card from one column to another. */
export const moveOf = (
  by: GroupText,
  card: MovedCard,
  from: ColumnKey,
  to: ColumnKey,
): CardMove => {
  if (by === 'owner') return { kind: 'OWNER', action: 'editOwner', ownerId: to.key };
  if (by === 'tag') {
    const others = card.tags.map(({ id }) => id).filter((id) => id !== from.key && id !== to.key);
    return { kind: 'TAGS', action: 'edit', tags: to.key === '' ? others : [...others, to.key] };
  }
  if (!canMoveCards(by)) return { kind: 'NONE' };
  if (to.status === 'PAUSED') return { kind: 'PAUSE', action: 'pause' };
  if (to.status === 'ENDED') return { kind: 'END', action: 'end' };
  if (from.status === 'PAUSED' && !closed.has(to.status))
    return { kind: 'RESUME', action: 'resume' };
  return { kind: 'NONE' };
};
