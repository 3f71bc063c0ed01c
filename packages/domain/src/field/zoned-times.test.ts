import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  rowId,
  withFields,
} from '@baton/fixtures/builders/fields';
import { commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { noConstraints } from './field-constraints.ts';
import { parseValue, readCell, valueRefusal } from './field-kinds.ts';
import { asWallTime } from './written/wall-time.ts';

const timed = { constraints: { ...noConstraints, withTime: true } };

describe('time with a time zone', () => {
  it.each([
    ['2026-03-09T23:30:00-08:00', 'Europe/Berlin', '2026-03-10T08:30'],
    ['2026-03-09T23:30:00.000Z', 'Asia/Bangkok', '2026-03-10T06:30'],
    ['2026-07-01 00:15:30+0530', 'Europe/Lisbon', '2026-06-30T19:45'],
    ['2026-03-09T14:05', 'Asia/Bangkok', '2026-03-09T14:05'],
    ['2026-02-30T99:00Z', 'UTC', '2026-02-30T99:00Z'],
  ])('%s is %s in %s', (text, timeZone, shown) => {
    expect(asWallTime(text, timeZone)).toBe(shown);
  });

  it('is not a date without a known time zone', () => {
    const value = parseValue('2026-03-09T23:30:00-08:00', field(1, 'DATE', timed)) ?? null;
    expect(valueRefusal(value, field(1, 'DATE', timed))?.code).toBe('InvalidDate');
    expect(parseValue('2026-03-09T23:30:00-08:00', field(1, 'TEXT'), 'UTC')).toBe(
      '2026-03-09T23:30:00-08:00',
    );
  });

  it('is stored in the workspace’s time zone', () => {
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [
        field(1, 'DATE', timed),
        field(2, 'DATE'),
        field(3, 'TABLE', { columns: [column(31, 'DATE', timed)] }),
      ],
      ...[1, 2, 3].map((n) => [taskKey(1), place(n, n)] as const),
    );
    const scene = runScene(content);
    commandsFor(scene).start();
    const sent = '2026-07-09T23:30:00.000Z';
    const cells = { [fieldKey(31)]: sent };
    const taskId = scene.task(1).id;
    const values = [1, 2].map((n) => ({ instance: instanceKey(n), value: sent }));
    const patch = { setCells: [], removeRows: [], order: [] };
    scene.give(person(1), {
      kind: 'SAVE_VALUES',
      taskId,
      values,
      tables: [
        {
          instance: instanceKey(3),
          patch: { ...patch, insertRows: [{ row: rowId(1), before: null, cells }] },
        },
      ],
    });
    // Lisbon is an hour ahead in July.
    const there = '2026-07-10T00:30';
    expect(scene.run().values.map(({ draft }) => draft?.value)).toEqual([
      there,
      '2026-07-10',
      [{ row: rowId(1), cells: { [fieldKey(31)]: there } }],
    ]);
  });

  it('is read in a file with the given time zone', () => {
    const reading = { locale: 'en', today: null, required: false, extraDateFormats: true };
    const read = (timeZone?: string) =>
      readCell('2026-03-09T23:30:00.000Z', field(1, 'DATE'), {
        ...reading,
        ...(timeZone === undefined ? {} : { timeZone }),
      }).value;
    expect(read('Asia/Bangkok')).toBe('2026-03-10');
    expect(read()).toBe('2026-03-09');
  });
});
