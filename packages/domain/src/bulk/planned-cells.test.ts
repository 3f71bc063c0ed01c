import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import {
  column,
  field,
  fieldKey,
  instanceKey,
  place,
  withFields,
} from '@baton/fixtures/builders/fields';
import { cellCases, casePeople, type CellCase } from '@baton/fixtures/fields/cell-cases';
import { caseField, caseToday } from '@baton/fixtures/fields/field-cases';
import { caseParties } from '@baton/fixtures/fields/sent-cases';
import { describe, expect, it } from 'vitest';
import { asId, type PartyId, type PlainDate } from '../core/ids.ts';
import { bulkPeople, type BulkParty } from './bulk-people.ts';
import { bulkRowPlanner } from './plan-bulk-rows.ts';
import { tableRowPlanner } from './plan-table-rows.ts';

/**
 * The specified cells in files: in a row for a table, and in a row that starts a workflow. Database
 * formats are accepted.
 */

const party = (id: string, name: string, email: string): BulkParty => ({
  ...{ id: asId<PartyId>(id), name, email },
  kind: 'USER',
  accessLevel: 'INTERNAL',
});
const people = bulkPeople([
  party(caseParties.ada, casePeople.ada, 'ada@baton.example'),
  party(caseParties.ben, 'Ben', casePeople.ben),
]);
const isOfDatabases = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;
const cases = cellCases
  .filter(({ cell, extraDateFormats }) => extraDateFormats === true || !isOfDatabases.test(cell))
  .map((one) => [`${one.rule}: ${one.kind} ${one.locale ?? 'en'} "${one.cell}"`, one] as const);

const codes = (findings: readonly { readonly severity: string; readonly code: string }[]) =>
  findings.flatMap(({ severity, code }) => (severity === 'ERROR' ? [code] : []));
const expectedCodes = ({ code }: CellCase) => (code === undefined ? [] : [code]);

describe('shared test cases for cells of a table row', () => {
  it.each(cases)('%s', (_, one) => {
    const { origin: _origin, columns: _columns, ...asked } = caseField(one);
    const columns = [
      { ...column(1, one.kind), ...asked, kind: one.kind, required: one.required ?? false },
      column(2, 'TEXT'),
    ];
    const plan = tableRowPlanner({
      ...{ columns, mapping: columns.map(({ key }) => key), people },
      ...{ locale: one.locale ?? 'en', timeZone: 'UTC', today: asId<PlainDate>(caseToday) },
    });
    const { cells, findings } = plan({ cells: [one.cell, 'said'] });
    expect(codes(findings)).toEqual(expectedCodes(one));
    // A table stores no unselected checkboxes.
    const kept = one.value === false ? null : (one.value ?? null);
    if (cells !== null) expect(cells[fieldKey(1)] ?? null).toEqual(kept);
  });
});

describe('shared test cases for cells of a row that starts a workflow', () => {
  it.each(cases)('%s', (_, one) => {
    const content = withFields(
      buildBlueprint({}),
      [{ ...field(1, one.kind), ...caseField(one), name: 'Asked' }],
      [null, place(1, 1, { inputType: one.required === true ? 'REQUESTED' : 'OPTIONAL' })],
    );
    const plan = bulkRowPlanner({
      variants: new Map(),
      ...{ content, people, ownerId: partyId(1), locale: one.locale ?? 'en', timeZone: 'UTC' },
      mapping: { fields: [null, instanceKey(1)], name: 0, owner: null, start: null },
      now: Date.parse(`${caseToday}T12:00:00Z`),
    });
    const { intent, findings } = plan({ number: 1, cells: ['Acme', one.cell] });
    expect(codes(findings)).toEqual(expectedCodes(one));
    if (intent !== null)
      expect(intent.values).toEqual([{ instance: instanceKey(1), value: one.value ?? null }]);
  });
});
