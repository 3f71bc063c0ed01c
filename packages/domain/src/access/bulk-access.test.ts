import { partyId } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import { bulkStates, type BulkState } from '../bulk-job/bulk-table.ts';
import { refuse } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';
import {
  mayCancelBulkJob,
  mayEditBulkJob,
  mayStartBulkJob,
  type BulkFacts,
} from './bulk-access.ts';

const actor = (n: number, isAdmin = false): Actor => ({
  id: partyId(n),
  parties: [partyId(n)],
  isAdmin,
  accessLevel: 'INTERNAL',
  systemRoles: [],
});

const job: BulkFacts = {
  createdBy: partyId(1),
  state: 'DRAFT',
  readyRows: 3,
  faultyRows: 0,
  mappingRefusal: null,
  isCurrent: true,
};
const owner = actor(1);

describe('bulk job access', () => {
  it.each<[BulkState, boolean, boolean, boolean]>([
    ['DRAFT', true, true, false],
    ['RUNNING', false, false, true],
    ['COMPLETED', false, false, false],
    ['CANCELLED', false, true, false],
    ['HALTED', false, true, false],
  ])('in status %s allows edit %s, start %s, cancel %s', (state, edit, start, cancel) => {
    const facts = { ...job, state };
    expect(mayEditBulkJob(owner, facts) === null).toBe(edit);
    expect(mayStartBulkJob(owner, facts, 'ALL') === null).toBe(start);
    expect(mayCancelBulkJob(owner, facts) === null).toBe(cancel);
    expect(bulkStates).toContain(state);
  });

  it('is limited to its creator and admins', () => {
    expect(mayStartBulkJob(actor(2), job, 'ALL')?.code).toBe('NotFound');
    expect(mayEditBulkJob(actor(2), job)?.code).toBe('NotFound');
    expect(mayCancelBulkJob(actor(2), { ...job, state: 'RUNNING' })?.code).toBe('NotFound');
    expect(mayStartBulkJob(actor(2, true), job, 'ALL')).toBeNull();
  });

  it.each<[Partial<BulkFacts>, 'ALL' | 'GOOD', string | null]>([
    [{ faultyRows: 1 }, 'ALL', 'BulkRowsAtFault'],
    [{ faultyRows: 1 }, 'GOOD', null],
    [{ readyRows: 0, faultyRows: 1 }, 'GOOD', 'BulkNothingToStart'],
    [{ isCurrent: false }, 'GOOD', 'BulkStartOutdated'],
    [{ isCurrent: false, state: 'CANCELLED' }, 'GOOD', null],
    [{ mappingRefusal: refuse('ImportMappingMismatch') }, 'GOOD', 'ImportMappingMismatch'],
  ])('bulk job with %j, starting %s rows: returns %s', (facts, choice, code) => {
    expect(mayStartBulkJob(owner, { ...job, ...facts }, choice)?.code ?? null).toBe(code);
  });
});
