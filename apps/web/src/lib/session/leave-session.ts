import { writePreference } from '../preferences/stored-preferences.ts';
import { signInPath } from './redirect-target.ts';

let isLeaving = false;

/** The session has ended: to sign-in, and back to where the person was. */
export function leaveSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  writePreference('authenticated', null);
  location.assign(signInPath(location.pathname + location.search + location.hash));
}
