import type { DraftRules } from './draft-rules.ts';

/** One edit. Both contents share everything that the edit didn't change, so a step is small. */
interface Step<Content, Place> {
  readonly before: Content;
  readonly after: Content;
  /** Item that was edited, which undo shows. */
  readonly place: Place | null;
}

/** Unlimited undo and redo while the editor is open. */
export interface History<Content, Place> {
  readonly past: readonly Step<Content, Place>[];
  readonly future: readonly Step<Content, Place>[];
}

export const emptyHistory: History<never, never> = { past: [], future: [] };

export interface Travelled<Content, Place> {
  readonly history: History<Content, Place>;
  readonly content: Content;
  readonly place: Place | null;
}

interface Travel<Content, Place> {
  readonly record: (
    history: History<Content, Place>,
    step: Step<Content, Place>,
  ) => History<Content, Place>;
  /**
   * Undoes the last edit. If edits by others were merged since then, reverts only what this edit
   * changed.
   */
  readonly undo: (
    history: History<Content, Place>,
    content: Content,
  ) => Travelled<Content, Place> | null;
  readonly redo: (
    history: History<Content, Place>,
    content: Content,
  ) => Travelled<Content, Place> | null;
}

/** Applies the steps of one document type backward and forward. */
export function draftHistory<Content extends Basis, Patch, Basis, Place>({
  diff,
  rebase,
}: DraftRules<Content, Patch, Basis>): Travel<Content, Place> {
  const travel = (content: Content, from: Content, to: Content): Content =>
    content === from ? to : rebase(from, content, diff(from, to)).content;
  return {
    record: (history, step) => ({ past: [...history.past, step], future: [] }),
    undo: (history, content) => {
      const step = history.past.at(-1);
      if (step === undefined) return null;
      return {
        history: { past: history.past.slice(0, -1), future: [...history.future, step] },
        content: travel(content, step.after, step.before),
        place: step.place,
      };
    },
    redo: (history, content) => {
      const step = history.future.at(-1);
      if (step === undefined) return null;
      return {
        history: { past: [...history.past, step], future: history.future.slice(0, -1) },
        content: travel(content, step.before, step.after),
        place: step.place,
      };
    },
  };
}
