import type { StageKey, TaskKey } from '@baton/domain/core/ids';

/** What is selected in the editor: a stage, a task, or null for the blueprint itself. */
export type Place =
  | { readonly kind: 'STAGE'; readonly key: StageKey }
  | { readonly kind: 'TASK'; readonly key: TaskKey };

export const stagePlace = (key: StageKey): Place => ({ kind: 'STAGE', key });
export const taskPlace = (key: TaskKey): Place => ({ kind: 'TASK', key });

export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && a.key === b.key);
