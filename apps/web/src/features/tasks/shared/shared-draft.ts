import { useKeptTyping, type KeptTyping } from '../../../lib/unsaved/use-kept-typing.ts';
import { isKeptEntry, type KeptEntry } from '../form/kept-entry.ts';

/** Draft of a change to a submitted value, with the value that the person saw. */
export const useSharedDraft = (taskId: string, instance: string): KeptTyping<KeptEntry> =>
  useKeptTyping(`shared.${taskId}.${instance}`, isKeptEntry);
