import type { BlueprintId, FieldKey, InstanceKey, PartyId } from '../core/ids.ts';

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
  /** Answers to what a child is asked at its start. */
  readonly inputs: readonly LinkInput[];
  /** What the children leave behind in the task. */
  readonly outputs: readonly LinkOutput[];
}

/** What a child is started for each of; the order is kept. */
export type LinkSplit =
  | { readonly kind: 'LIST'; readonly values: readonly string[] }
  /** Each choice of a list, each line of a text, or each row of a table, at a place of the workflow. */
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey };

export interface LinkInput {
  /** A place of the workflow; null: the value that the task is split by. */
  readonly from: InstanceKey | null;
  /** The column of a table, in the row that the child is started for; null: the place as a whole. */
  readonly column: FieldKey | null;
  /** Asked at the child's start. */
  readonly to: InstanceKey;
}

export interface LinkOutput {
  /** A place of the child. */
  readonly from: InstanceKey;
  /** A place of the task. */
  readonly to: InstanceKey;
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
  inputs: [],
  outputs: [],
};

export const linkLimits = {
  /** Children that one task may start. */
  children: 100,
  /** Longest value of a list that it is split by. */
  valueLength: 200,
  mappings: 100,
  /** How deep workflows may start one another. */
  depth: 10,
} as const;
