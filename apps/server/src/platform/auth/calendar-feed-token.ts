import { makeCheckedToken, readCheckedToken } from './api-token.ts';
import type { SessionToken } from './session-token.ts';

const prefix = 'baton_calendar_';
const address = /^\/calendar\/([A-Za-z0-9_-]+)\.ics(?:\?|$)/;

/** Returns a new token for the address of a calendar feed. */
export const makeCalendarToken = (): SessionToken => makeCheckedToken(prefix);

/**
 * Returns the hash of the token in the address of a calendar feed, or null if there is no valid
 * one. The token isn't accepted anywhere else.
 */
export const presentedCalendarToken = (url: string): Buffer | null => {
  const [, token = ''] = address.exec(url) ?? [];
  return token.startsWith(prefix) ? readCheckedToken(token) : null;
};

/** Returns the path of a feed with this token. */
export const calendarFeedPath = (token: string): string => `/calendar/${token}.ics`;
