import { useKeptTyping, type KeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';
import { isKeptEntry, type KeptEntry } from '../form/kept-entry.ts';

/** A rejection that is being written, with the values proposed in it, each upon what the person saw there. */
export interface CounterDraft {
  readonly changed: Readonly<Record<string, KeptEntry>>;
  readonly comment: string;
}

const isDraft = (kept: unknown): kept is CounterDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'comment' in kept &&
  'changed' in kept &&
  typeof kept.changed === 'object' &&
  kept.changed !== null &&
  Object.values(kept.changed).every(isKeptEntry);

export const useCounterDraft = (taskId: string): KeptTyping<CounterDraft> =>
  useKeptTyping(`counter.${taskId}`, isDraft);
