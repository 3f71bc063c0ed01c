import { deleteOfflineCopies } from '../offline/offline-copies.ts';
import { writePreference } from '../preferences/stored-preferences.ts';
import { signInPath } from './redirect-target.ts';

let isLeaving = false;

/** Opens sign-in after the session ended and returns to the current page afterward. */
export function leaveSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  writePreference('authenticated', null);
  writePreference('viewer', null);
  void deleteOfflineCopies();
  location.assign(signInPath(location.pathname + location.search + location.hash));
}
