import type { BlueprintId, PartyId } from '../core/ids.ts';

/** What a LINKED_WORKFLOW task starts, and when it is done. */
export interface LinkRule {
  /** Each child is started from the newest published version. Null in a draft that does not say yet. */
  readonly blueprint: BlueprintId | null;
  /** Name of a child, with tokens (see `childName`). */
  readonly name: string;
  /** Who owns the children; null: whoever owns the workflow that starts them. */
  readonly owner: PartyId | null;
  /** Null: one child. */
  readonly split: LinkSplit | null;
  /** How many children have to be completed; null: all of them. */
  readonly needed: number | null;
  readonly onChildRestart: ChildRestartRule;
}

/** What a child is started for each of; the order is kept. */
export interface LinkSplit {
  readonly kind: 'LIST';
  readonly values: readonly string[];
}

/** FOLLOW: a completed task is opened again with its child. NOTE: it stays done. */
export type ChildRestartRule = 'FOLLOW' | 'NOTE';

/** What a task that becomes a linked one begins with. */
export const newLinkRule: LinkRule = {
  blueprint: null,
  name: '',
  owner: null,
  split: null,
  needed: null,
  onChildRestart: 'FOLLOW',
};

export const linkLimits = {
  /** Children that one task may start. */
  children: 100,
  /** Longest value of a list that it is split by. */
  valueLength: 200,
  /** How deep workflows may start one another. */
  depth: 10,
} as const;
