import type { BlueprintId, FieldKey, InstanceKey, PartyId } from '../core/ids.ts';

/** What a LINKED_WORKFLOW task starts, and when it is completed. */
export interface LinkRule {
  /**
   * Blueprint whose current version each linked workflow is started from. Null in an incomplete
   * draft.
   */
  readonly blueprint: BlueprintId | null;
  /** Name of a linked workflow, with placeholders (see `childName`). */
  readonly name: string;
  /** Owner of the linked workflows; null for the owner of the parent. */
  readonly owner: PartyId | null;
  /** Null for one linked workflow. */
  readonly split: LinkSplit | null;
  /** Number of linked workflows that must be completed. Null for all. */
  readonly needed: number | null;
  readonly onChildRestart: ChildRestartRule;
  /** Values for the intake form of a linked workflow. */
  readonly inputs: readonly LinkInput[];
  /** Outputs of the linked workflows for fields of the task. */
  readonly outputs: readonly LinkOutput[];
}

/**
 * The list for whose items linked workflows are started, one for each, in the order of the list.
 */
export type LinkSplit =
  | { readonly kind: 'LIST'; readonly values: readonly string[] }
  /** Each option of a list, line of a text, or row of a table in a field of the workflow. */
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey };

export interface LinkInput {
  /** A field of the workflow; null for the item for which the linked workflow is started. */
  readonly from: InstanceKey | null;
  /** A column of the row that the workflow is started for; null for the whole value. */
  readonly column: FieldKey | null;
  /** A field of the linked workflow's intake form. */
  readonly to: InstanceKey;
}

export interface LinkOutput {
  /** A field of the linked workflow. */
  readonly from: InstanceKey;
  /** A field of the task. */
  readonly to: InstanceKey;
}

/**
 * What happens to a completed task if its linked workflow is reopened. FOLLOW: the task is reopened
 * too. NOTE: it stays completed.
 */
export type ChildRestartRule = 'FOLLOW' | 'NOTE';

/** Link of a task that becomes a LINKED_WORKFLOW. */
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
  /** Maximum linked workflows of one task. */
  children: 100,
  /** Maximum length of a value in the split list. */
  valueLength: 200,
  mappings: 100,
  /** Maximum depth of linked workflows. */
  depth: 10,
} as const;
