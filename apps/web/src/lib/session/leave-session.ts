import { deleteOfflineCopies } from '../offline/offline-copies.ts';
import { clearPreferences } from '../preferences/stored-preferences.ts';
import { signInPath } from './redirect-target.ts';

/** Deletes what this browser keeps of the person, because another person may use it next. */
export async function clearBrowser(): Promise<void> {
  clearPreferences();
  await deleteOfflineCopies();
}

let isLeaving = false;

/** Opens sign-in after the session ended and returns to the current page afterward. */
export function leaveSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  void clearBrowser();
  location.assign(signInPath(location.pathname + location.search + location.hash));
}
