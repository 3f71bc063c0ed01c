import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../../core/ids.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { undoableUntil } from './decide-undo.ts';

const ada = asId<PartyId>('ada');
const sent = (dueAt: number): RunEvent =>
  ({ subject: 'TASK', after: { automationState: { dueAt } } }) as RunEvent;
const given = { actorId: ada, command: 'SUBMIT', at: 5000, events: [] };

describe('undoableUntil', () => {
  it.each([
    { name: 'returns the end of the undo window', until: 6000 },
    { name: 'returns null without an undo window', window: 0, until: null },
    { name: 'returns null for the system', actorId: null, until: null },
    { name: 'returns null for a command without undo', command: 'PAUSE', until: null },
    {
      name: 'returns the end of the window while its request waits',
      events: [sent(6001)],
      until: 6000,
    },
    { name: 'returns null after its request was sent', events: [sent(5000)], until: null },
  ])('$name', ({ until, window = 1000, name: _name, ...other }) => {
    expect(undoableUntil({ ...given, ...other }, window)).toBe(until);
  });
});
