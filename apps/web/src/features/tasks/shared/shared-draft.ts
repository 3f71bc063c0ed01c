import { useStoredDraft, type StoredDraft } from '../../../lib/unsaved/use-stored-draft.ts';
import { isStoredEntry, type StoredEntry } from '../form/store/stored-entry.ts';

/** Draft of a change to a submitted value, with the value that the person saw. */
export const useSharedDraft = (taskId: string, instance: string): StoredDraft<StoredEntry> =>
  useStoredDraft(`shared.${taskId}.${instance}`, isStoredEntry);
