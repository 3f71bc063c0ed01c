import { refuse } from '@baton/domain/core/refusal';
import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { TableRow } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { tablePatchBetween } from '@baton/domain/field/tables/table-diff';
import { patchedRows } from '@baton/domain/field/tables/table-patch';
import { describe, expect, it, vi } from 'vitest';
import { apiError } from '../../../../lib/api/graphql-error.ts';
import { conflictingCells } from '../entry/form-entry.ts';
import { createTaskFormSaver } from './task-form-saver.ts';
import { createTaskFormStore, type StoredValues, type TypedValue } from './task-form-store.ts';

const item = asId<FieldKey>('item');
const row = (id: string, text?: string): TableRow => ({
  row: id,
  cells: text === undefined ? {} : { [item]: text },
});

/** A table on a server that applies patches to the version that their sender saw. */
const sharedTable = (begin: readonly TableRow[]) => {
  let rows = begin;
  let version = 1;
  const held = (): StoredValues => new Map([['t', { value: rows, version }]]);
  return {
    held,
    rows: () => rows,
    save: (values: readonly TypedValue[]): StoredValues => {
      for (const { base, value } of values) {
        if (base?.version !== version) throw apiError('FieldsChangedMeanwhile');
        rows = patchedRows(rows, tablePatchBetween(rowsOf(base.value), rowsOf(value)));
        version += 1;
      }
      return held();
    },
  };
};

/** A person whose requests arrive and are answered on request of the test. */
const somebody = (server: ReturnType<typeof sharedTable>) => {
  const store = createTaskFormStore();
  const waiting: (() => void)[] = [];
  let sent = 0;
  let fault: Error | null = null;
  const saver = createTaskFormSaver({
    store,
    send: (values) => {
      sent += 1;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            if (fault !== null) throw fault;
            resolve(server.save(values));
          } catch (thrown) {
            reject(thrown);
          }
        });
      });
    },
    refresh: () => Promise.resolve(server.held()),
    pause: () => Promise.resolve(),
    onRefused: () => undefined,
  });
  store.subscribe(saver.save);
  const look = (): void => {
    for (const [instance, stored] of server.held()) store.see(instance, stored);
  };
  look();
  return {
    store,
    look,
    sent: () => sent,
    shown: () => rowsOf(store.state().entries.get('t')?.value ?? null),
    leave: (rows: readonly TableRow[]) => store.leave('t', rows),
    refuseWith: (error: Error | null) => {
      fault = error;
    },
    answer: async (): Promise<void> => {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

const base = [row('1', 'a'), row('2', 'b')];

describe('two people in one table', () => {
  it('keep changes of both people that they make at the same time', async () => {
    const server = sharedTable(base);
    const [ada, ben] = [somebody(server), somebody(server)];
    ben.leave([...base, row('3', 'of Ben')]);
    await ben.answer();
    ada.look();
    ada.leave([row('1', 'A'), row('2', 'b'), row('3', 'of Ben')]);
    // Typed during the first request, while Ben also types.
    ada.leave([row('1', 'A'), row('2', 'B'), row('3', 'of Ben')]);
    ben.leave([...base, row('3', 'of Ben'), row('4', 'more of Ben')]);
    await ada.answer();
    await ben.answer();
    await ben.answer();
    await ada.answer();
    await ada.answer();
    await vi.waitFor(() => expect(ada.store.state().entries.size).toBe(0));
    expect(ben.store.state().entries.size).toBe(0);
    expect(server.rows()).toEqual([
      row('1', 'A'),
      row('2', 'B'),
      row('3', 'of Ben'),
      row('4', 'more of Ben'),
    ]);
  });

  it('can select which value to keep if both changed the same cell', async () => {
    const server = sharedTable(base);
    const [ada, ben] = [somebody(server), somebody(server)];
    ben.leave([row('1', 'of Ben'), row('2', 'b')]);
    await ben.answer();
    ada.look();
    // Ada started with "a" and sees the current other rows.
    const asSeen = (rows: readonly TableRow[]) =>
      rows.map((one) => (one.row === '1' ? row('1', 'a') : one));
    ada.store.leave('t', [row('1', 'of Ada'), row('2', 'b')], asSeen);
    const [entry, held] = [ada.store.state().entries.get('t'), ada.store.state().stored.get('t')];
    if (entry === undefined || held === undefined) throw new Error('nothing is asked');
    expect(conflictingCells(entry, held)).toEqual([
      { row: '1', column: item, mine: 'of Ada', theirs: 'of Ben' },
    ]);
    expect(ada.sent()).toBe(0);
    ada.store.choose('t', { whose: 'MINE' });
    await ada.answer();
    expect(server.rows()).toEqual([row('1', 'of Ada'), row('2', 'b')]);
  });

  it('see changes of the other person next to their unsaved changes', async () => {
    const server = sharedTable(base);
    const [ada, ben] = [somebody(server), somebody(server)];
    ada.store.type('t', [row('1', 'A'), row('2', 'b')]);
    ben.leave([row('1', 'a'), row('2', 'B'), row('3', 'new')]);
    await ben.answer();
    ada.look();
    expect(ada.shown()).toEqual([row('1', 'A'), row('2', 'B'), row('3', 'new')]);
  });

  it.each([
    ['MINE', [row('1', 'mine'), row('2', 'B')]],
    ['THEIRS', [row('1', 'theirs'), row('2', 'B')]],
  ] as const)('have conflicts only in cells that both changed: %s', async (whose, left) => {
    const server = sharedTable(base);
    const [ada, ben] = [somebody(server), somebody(server)];
    ben.leave([row('1', 'theirs'), row('2', 'b')]);
    ada.leave([row('1', 'mine'), row('2', 'B')]);
    await ben.answer();
    await ada.answer();
    const { entries, stored } = ada.store.state();
    const [entry, now] = [entries.get('t'), stored.get('t')];
    if (entry === undefined || now === undefined) throw new Error('nothing is left to choose');
    expect(conflictingCells(entry, now)).toEqual([
      { row: '1', column: item, mine: 'mine', theirs: 'theirs' },
    ]);
    expect(ada.sent()).toBe(1);
    ada.store.choose('t', { whose });
    await ada.answer();
    expect(server.rows()).toEqual(left);
    expect(ada.store.state().entries.size).toBe(0);
  });

  it('see a refused cell once, until they retry', async () => {
    const server = sharedTable(base);
    const ada = somebody(server);
    ada.refuseWith(
      apiError('UnknownReference', {
        refusals: [refuse('UnknownReference', {}, 'values.t.1.item')],
      }),
    );
    ada.leave([row('1', 'A'), row('2', 'b')]);
    await ada.answer();
    expect(ada.store.state().entries.get('t')?.refusal?.details?.[0]?.code).toBe(
      'UnknownReference',
    );
    expect(ada.sent()).toBe(1);
    ada.refuseWith(null);
    ada.leave([row('1', 'A'), row('2', 'B')]);
    await ada.answer();
    expect(server.rows()).toEqual([row('1', 'A'), row('2', 'B')]);
  });
});
