import type { FieldValue } from '@baton/domain/field/field';
import { useKeptTyping, type KeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';

/** A rejection that is being written, with the values proposed in it. */
export interface CounterDraft {
  readonly changed: Readonly<Record<string, FieldValue | null>>;
  readonly comment: string;
}

const isDraft = (kept: unknown): kept is CounterDraft =>
  typeof kept === 'object' && kept !== null && 'changed' in kept && 'comment' in kept;

export const useCounterDraft = (taskId: string): KeptTyping<CounterDraft> =>
  useKeptTyping(`counter.${taskId}`, isDraft);
