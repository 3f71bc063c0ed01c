import { useKeptTyping, type KeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';
import { isKeptEntry, type KeptEntry } from '../form/kept-entry.ts';

/** Another value for what was handed in, upon what the person saw there. */
export const useSharedDraft = (taskId: string, instance: string): KeptTyping<KeptEntry> =>
  useKeptTyping(`shared.${taskId}.${instance}`, isKeptEntry);
