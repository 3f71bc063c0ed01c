import { describe, expect, it } from 'vitest';
import { calendarFeedText, type CalendarFeed, type FeedTask } from './feed-text.ts';
import { icsFile, icsText, icsTime } from './ics-text.ts';

const task: FeedTask = {
  id: 'one',
  name: 'Check, then sign; file it',
  workflowName: 'Supplier',
  stageName: 'Start',
  url: 'https://baton.example/workflow/w?task-id=one',
  due: Date.parse('2026-03-05T14:30:00Z'),
  version: 3,
  changedAt: Date.parse('2026-03-02T09:00:00.123Z'),
};

const feed = (over: Partial<CalendarFeed>): readonly string[] =>
  calendarFeedText({
    ...{ name: 'Baton', timeZone: 'Asia/Bangkok', absenceTitle: 'Out of office' },
    ...{ tasks: [], absences: [], ...over },
  }).split('\r\n');

const octets = (text: string): number => new TextEncoder().encode(text).length;

describe('iCalendar text', () => {
  it('escapes separators and line breaks, and drops control characters', () => {
    expect(icsText('a\\b;c,d\r\ne\rf\u0007')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
  });

  it('writes times in UTC without fractions of a second', () => {
    expect(icsTime(Date.parse('2026-03-02T09:00:00.999Z'))).toBe('20260302T090000Z');
  });

  it.each([
    ['ASCII', 'x'],
    ['Thai', 'ก'],
    ['emoji', '🚀'],
    ['two octets', 'é'],
  ])('breaks lines after at most 75 bytes and never inside a character: %s', (_, character) => {
    const line = `SUMMARY:${character.repeat(200)}`;
    const text = icsFile([line]);
    for (const part of text.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(text.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
  });
});

describe('calendarFeedText', () => {
  it('has a to-do and an event for a task', () => {
    const lines = feed({ tasks: [task] });
    expect(lines).toContain('DUE:20260305T143000Z');
    expect(lines).toContain('DTSTART:20260305T143000Z');
    expect(lines).toContain('UID:one-todo');
    expect(lines).toContain('UID:one-due');
    expect(lines.filter((line) => line === 'SEQUENCE:2')).toHaveLength(2);
    expect(lines.filter((line) => line === 'LAST-MODIFIED:20260302T090000Z')).toHaveLength(2);
    expect(lines).toContain('SUMMARY:Check\\, then sign\\; file it');
  });

  it('shows a task as a whole day if it is due at the end of a local day', () => {
    const lines = feed({ tasks: [{ ...task, due: Date.parse('2026-03-05T16:59:59.999Z') }] });
    expect(lines).toContain('DTSTART;VALUE=DATE:20260305');
    expect(lines).toContain('DUE;VALUE=DATE:20260305');
  });

  it('shows an absence from its first to its last day', () => {
    const lines = feed({
      absences: [{ personId: 'ada', startsOn: '2026-02-27', endsOn: '2026-02-28', changedAt: 0 }],
    });
    expect(lines).toContain('DTSTART;VALUE=DATE:20260227');
    expect(lines).toContain('DTEND;VALUE=DATE:20260301');
    expect(lines).toContain('UID:ada-absence');
  });

  it('returns the same text for the same items', () => {
    expect(feed({ tasks: [task] })).toEqual(feed({ tasks: [task] }));
  });
});
