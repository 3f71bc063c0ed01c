import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import type { Place } from './place.ts';
import { rebasePatch } from './rebase-patch.ts';

/** One edit. The contents share everything the edit did not touch, so a step is small. */
export interface Step {
  readonly before: BlueprintContent;
  readonly after: BlueprintContent;
  /** Where it happened: undoing it shows the place. */
  readonly place: Place | null;
}

/** Undo and redo without a limit; lasts as long as the editor is open. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

export const record = (history: History, step: Step): History => ({
  past: [...history.past, step],
  future: [],
});

export interface Travelled {
  readonly history: History;
  readonly content: BlueprintContent;
  readonly place: Place | null;
}

/**
 * Takes the last edit back. When the draft has taken in somebody else's edits since, only
 * what the step itself changed is turned back.
 */
export function undo(history: History, content: BlueprintContent): Travelled | null {
  const step = history.past.at(-1);
  if (step === undefined) return null;
  return {
    history: { past: history.past.slice(0, -1), future: [...history.future, step] },
    content: travel(content, step.after, step.before),
    place: step.place,
  };
}

export function redo(history: History, content: BlueprintContent): Travelled | null {
  const step = history.future.at(-1);
  if (step === undefined) return null;
  return {
    history: { past: [...history.past, step], future: history.future.slice(0, -1) },
    content: travel(content, step.before, step.after),
    place: step.place,
  };
}

const travel = (
  content: BlueprintContent,
  from: BlueprintContent,
  to: BlueprintContent,
): BlueprintContent =>
  content === from ? to : rebasePatch(from, content, diffBlueprint(from, to)).content;
