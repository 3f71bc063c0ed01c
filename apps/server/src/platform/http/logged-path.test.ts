import { expect, it } from 'vitest';
import { makeApiToken } from '../auth/api-token.ts';
import { calendarFeedPath, makeCalendarToken } from '../auth/calendar-feed-token.ts';
import { loggedPath } from './logged-path.ts';

const path = calendarFeedPath(makeCalendarToken().token);

it.each([
  [path, '/calendar/:file', '/calendar/:file'],
  [path.replace('_', '%5F'), '/calendar/:file', '/calendar/:file'],
  [path.replace('/c', '/C'), undefined, '/Calendar/[redacted].ics'],
  [
    `/files/${makeApiToken({ access: 'READ', scopes: [] }).token}`,
    '/files/:id',
    '/files/[redacted]',
  ],
  ['/my/tasks?name=secret', undefined, '/my/tasks'],
])('hides secrets in %s', (url, route, logged) => {
  expect(loggedPath(url, route)).toBe(logged);
});
