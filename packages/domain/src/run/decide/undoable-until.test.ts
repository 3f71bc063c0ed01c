import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../../core/ids.ts';
import type { RunEvent } from '../event.ts';
import { undoableUntil } from './decide-undo.ts';

const ada = asId<PartyId>('ada');
const sent = (dueAt: number): RunEvent =>
  ({ subject: 'TASK', after: { automationState: { dueAt } } }) as RunEvent;
const given = { actorId: ada, command: 'SUBMIT', at: 5000, events: [] };

describe('how long a command can be taken back', () => {
  it.each([
    { name: 'as long as the window', until: 6000 },
    { name: 'not without a window', window: 0, until: null },
    { name: 'not what the system did', actorId: null, until: null },
    { name: 'not what is none of those commands', command: 'PAUSE', until: null },
    { name: 'while the call that it set off is held', events: [sent(6001)], until: 6000 },
    { name: 'not once a call has gone out with it', events: [sent(5000)], until: null },
  ])('$name', ({ until, window = 1000, name: _name, ...other }) => {
    expect(undoableUntil({ ...given, ...other }, window)).toBe(until);
  });
});
