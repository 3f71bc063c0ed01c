import type { Refusal } from '@baton/domain/core/refusal';

/**
 * What a draft has to know of its document: how two states differ, how a difference is put on
 * another state, and what is no document at all. `Basis` is what a difference is made from, as
 * far as putting it elsewhere needs it.
 */
export interface DraftRules<Content extends Basis, Patch, Basis> {
  readonly diff: (before: Content, after: Content) => Patch;
  readonly isEmpty: (patch: Patch) => boolean;
  readonly rebase: (basis: Basis, theirs: Content, patch: Patch) => Rebased<Content>;
  readonly validate: (content: Content) => readonly Refusal[];
}

export interface Rebased<Content> {
  readonly content: Content;
  /** Changes of the patch that could not be kept as they were meant. */
  readonly lost: number;
}
