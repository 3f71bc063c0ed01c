import type { FieldValue } from '@baton/domain/field/field';
import { useKeptTyping, type KeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';

/** Another value for what was handed in, upon the version that the person saw. */
export interface SharedDraft {
  readonly value: FieldValue | null;
  readonly version: number;
}

const isDraft = (kept: unknown): kept is SharedDraft =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'version' in kept;

export const useSharedDraft = (taskId: string, instance: string): KeptTyping<SharedDraft> =>
  useKeptTyping(`shared.${taskId}.${instance}`, isDraft);
