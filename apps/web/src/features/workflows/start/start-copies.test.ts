import type { FieldValue, TableRow } from '@baton/domain/field/field';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsentStorage } from '../../../lib/unsaved/unsent-storage.ts';
import { emptyDraft, keepStartCopies, type StartDraft } from './start-copies.ts';

const storage = unsentStorage(localStorage);
const rows = (count: number): readonly TableRow[] =>
  Array.from({ length: count }, (_, at) => ({ row: `row ${at}`, cells: {} }));
const draftOf = (table: readonly TableRow[]): StartDraft => ({
  ...emptyDraft,
  name: 'Northwind',
  answers: new Map<string, FieldValue | null>([
    ['table', table],
    ['text', 'typed'],
    ['none', null],
  ]),
});

beforeEach(() => localStorage.clear());

describe('draft of a workflow start', () => {
  it.each([0, 1, 250, 251, 2600])('is restored with a table of %i rows', (count) => {
    const draft = draftOf(rows(count));
    const copies = keepStartCopies(storage, 'start');
    copies.keep(draft);
    copies.flush();
    expect(keepStartCopies(storage, 'start').read()).toEqual(draft);
    copies.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('stores only the changed part of a table', () => {
    const table = rows(1000);
    const copies = keepStartCopies(storage, 'start');
    copies.keep(draftOf(table));
    copies.flush();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    copies.keep(draftOf(table.with(600, { row: 'row 600', cells: {} })));
    copies.flush();
    const names = write.mock.calls.map(([name]) => name.split('.').slice(-2).join('.'));
    expect(names).toEqual(['table.2', 'start.start']);
    write.mockRestore();
  });

  it('gets smaller when rows of its table are deleted', () => {
    const copies = keepStartCopies(storage, 'start');
    copies.keep(draftOf(rows(1000)));
    copies.flush();
    copies.keep(draftOf(rows(3)));
    copies.flush();
    expect(keepStartCopies(storage, 'start').read()).toEqual(draftOf(rows(3)));
  });
});
