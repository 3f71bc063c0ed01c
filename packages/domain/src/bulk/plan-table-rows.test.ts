import { partyId } from '@baton/fixtures/builders/blueprint';
import { column, field, fieldKey } from '@baton/fixtures/builders/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type PlainDate } from '../core/ids.ts';
import { fieldLimits } from '../field/field-limits.ts';
import { columnsInAllWords, fieldInWords } from '../form/field-in-words.ts';
import { textKey } from '../form/form-texts.ts';
import { bulkPeople, type BulkParty } from './bulk-people.ts';
import {
  columnsOfFiles,
  suggestTableMapping,
  tableRoomRefusal,
  tableRowPlanner,
  unmappedColumns,
} from './plan-table-rows.ts';

const ada: BulkParty = {
  id: partyId(1),
  name: 'Ada',
  kind: 'USER',
  email: 'ada@baton.example',
  accessLevel: 'INTERNAL',
};
const columns = [
  column(1, 'TEXT', { name: 'Item', required: true }),
  column(2, 'NUMBER', { name: 'Count' }),
  column(3, 'DATE', { name: 'Needed on' }),
  column(4, 'CHECKBOX', { name: 'Chilled' }),
  column(5, 'PEOPLE', { name: 'Buyer' }),
];
const [item, count, day, chilled, buyer] = columns.map(({ key }) => key);
const reading = {
  columns,
  mapping: columns.map(({ key }) => key),
  people: bulkPeople([ada]),
  locale: 'en',
  timeZone: 'UTC',
  today: asId<PlainDate>('2026-11-22'),
};
const plan = tableRowPlanner(reading);

describe('table rows of a file', () => {
  it('are read by column type', () => {
    expect(plan({ cells: [' Desk ', '1200', '11/30/2026', 'TRUE', 'ADA'] })).toEqual({
      cells: {
        [item ?? '']: 'Desk',
        [count ?? '']: 1200,
        [day ?? '']: '2026-11-30',
        [chilled ?? '']: true,
        [buyer ?? '']: [ada.id],
      },
      findings: [],
    });
  });

  it('have one finding per invalid cell and no values', () => {
    const { cells, findings } = plan({ cells: ['', 'many', 'soon', 'perhaps', 'Nobody'] });
    expect(cells).toBeNull();
    expect(findings.map((one) => [one.column, one.severity, one.code])).toEqual([
      [0, 'ERROR', 'Required'],
      [1, 'ERROR', 'NotANumber'],
      [2, 'ERROR', 'DateNotInFormat'],
      [3, 'ERROR', 'NotTrueOrFalse'],
      [4, 'ERROR', 'UnknownOptions'],
    ]);
  });

  it('are not validated if empty', () => {
    expect(plan({ cells: ['', ' '] })).toEqual({ cells: {}, findings: [] });
  });

  it('never throw for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (cells) => {
        const planned = plan({ cells });
        expect(planned.cells === null).toBe(planned.findings.length > 0);
      }),
    );
  });
});

describe('columns of a file', () => {
  it('are matched by name, or else by order', () => {
    expect(suggestTableMapping({ columns: ['count', 'Remarks', 'ITEM'] }, columns, [])).toEqual([
      count,
      null,
      item,
    ]);
    expect(suggestTableMapping({ columns: ['x', 'y'] }, columns, [])).toEqual([item, count]);
  });

  it('can leave out required columns only if the person selects this', () => {
    expect(unmappedColumns([count ?? null, null], columns)).toMatchObject([{ name: 'Item' }]);
    expect(unmappedColumns(reading.mapping, columns)).toEqual([]);
  });
});

it('tableRoomRefusal limits the rows of a table', () => {
  expect(tableRoomRefusal(fieldLimits.rows - 1, 1)).toBeNull();
  expect(tableRoomRefusal(fieldLimits.rows, 1)).toMatchObject({ code: 'TooMany' });
});

describe('files in all languages of the form', () => {
  const size = column(21, 'SELECT', { name: 'Size', options: [{ id: 's', name: 'Small' }] });
  const table = { ...field(20, 'TABLE'), columns: [column(22, 'TEXT', { name: 'Item' }), size] };
  const form = {
    translations: {
      de: {
        [textKey.column(table.key, fieldKey(21))]: 'Größe',
        [textKey.columnOption(table.key, fieldKey(21), 's')]: 'Klein',
      },
    },
  };
  it.each([
    ['de', ['ITEM', 'Size'], 'small'],
    ['de', ['Größe', 'Item'], 'Klein'],
    ['en', ['Item', 'größe'], 'klein'],
    ['th', ['Size', 'Größe'], 'Small'],
  ] as const)('match for a reader of %s: %j', (locale, headers, cell) => {
    const words = columnsInAllWords(table, form, locale);
    const shown = fieldInWords(table, form, locale).columns;
    const mapping = suggestTableMapping({ columns: headers }, shown, words);
    const at = mapping.indexOf(size.key);
    expect(at).toBeGreaterThanOrEqual(0);
    const plan = tableRowPlanner({
      ...reading,
      ...{ locale, mapping, columns: columnsOfFiles(shown, words) },
    });
    const { cells } = plan({ cells: headers.map((_, place) => (place === at ? cell : 'x')) });
    expect(cells?.[size.key]).toBe('s');
  });
});
