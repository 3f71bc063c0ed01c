import type { Refusal } from '@baton/domain/core/refusal';

/**
 * Operations that a draft needs for its document type: compare two states, apply a patch to another
 * state, and validate. `Basis` is the part of the content that patches refer to.
 */
export interface DraftRules<Content extends Basis, Patch, Basis> {
  readonly diff: (before: Content, after: Content) => Patch;
  readonly isEmpty: (patch: Patch) => boolean;
  readonly rebase: (basis: Basis, theirs: Content, patch: Patch) => Rebased<Content>;
  readonly validate: (content: Content) => readonly Refusal[];
}

export interface Rebased<Content> {
  readonly content: Content;
  /** Number of changes that couldn't be applied as intended. */
  readonly lost: number;
}
