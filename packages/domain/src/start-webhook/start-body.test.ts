import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import { asId, type PlainDate } from '../core/ids.ts';
import { refuse } from '../core/refusal.ts';
import { mappingRefusals, namedRefusals, readStartBody, startProperties } from './start-body.ts';

const content = withFields(
  buildBlueprint({ tasks: [{}] }),
  [
    field(1, 'TEXT', { name: 'Company' }),
    field(2, 'NUMBER', { name: 'Amount' }),
    field(3, 'MULTI_SELECT', { name: 'Sizes' }),
    field(4, 'DOCUMENT', { name: 'Contract' }),
    field(5, 'TEXT', { name: 'Preset' }),
  ],
  [null, place(1, 1)],
  [null, place(2, 2)],
  [null, place(3, 3, { inputType: 'OPTIONAL' })],
  [null, place(4, 4, { inputType: 'OPTIONAL' })],
  [null, place(5, 5, { inputType: 'PROVIDED', value: 'x' })],
);
const reading = {
  ...{ locale: 'en', timeZone: 'UTC', today: asId<PlainDate>('2026-11-29') },
  ...{ partyNamed: () => null, extraDateFormats: true },
};
const read = (body: Record<string, unknown>, mapping = {}) =>
  readStartBody(startProperties(content, mapping), body, reading);

describe('readStartBody', () => {
  it('reads values by the names of fields', () => {
    const { values, refusals } = read({ company: 'Acme', Amount: 7.5, Sizes: ['one', 'two'] });
    expect(refusals).toEqual([]);
    expect(values).toEqual([
      { instance: instanceKey(1), value: 'Acme' },
      { instance: instanceKey(2), value: 7.5 },
      { instance: instanceKey(3), value: ['one', 'two'] },
    ]);
  });

  it('reads values by the mapping', () => {
    const mapping = { [instanceKey(1)]: 'customer_name' };
    expect(read({ customer_name: 'Acme' }, mapping).values).toHaveLength(1);
    expect(read({ Company: 'Acme' }, mapping).refusals[0]?.code).toBe('PropertyUnknown');
  });

  it.each([
    [{ Nothing: 1 }, 'PropertyUnknown', 'Nothing'],
    [{ Contract: 'x' }, 'PropertyUnknown', 'Contract'],
    [{ Preset: 'x' }, 'PropertyUnknown', 'Preset'],
    [{ Amount: 'many' }, 'NotANumber', 'Amount'],
    [{ Company: { first: 'Acme' } }, 'WrongValueType', 'Company'],
  ])('names the field of an error: %j', (body, code, name) => {
    expect(read(body).refusals).toMatchObject([{ code, field: name }]);
  });

  it('leaves out empty values', () => {
    expect(read({ Company: null, Amount: '' })).toEqual({ values: [], refusals: [] });
  });
});

describe('mappingRefusals', () => {
  it.each([
    [{}, []],
    [{ [instanceKey(1)]: 'customer' }, []],
    [{ [instanceKey(1)]: ' ' }, ['Required']],
    [{ [instanceKey(4)]: 'contract' }, ['NotFound']],
    [{ [instanceKey(1)]: 'amount' }, ['PropertyTwice']],
    [{ [instanceKey(1)]: 'x'.repeat(201) }, ['TooLong']],
  ])('returns the errors of a mapping: %j', (mapping, codes) => {
    expect(mappingRefusals(content, mapping).map(({ code }) => code)).toEqual(codes);
  });
});

describe('namedRefusals', () => {
  it('reports errors with the property names of the JSON', () => {
    const found = [refuse('Required', {}, `values.${instanceKey(1)}`), refuse('NotFound')];
    const properties = startProperties(content, {});
    expect(namedRefusals(found, properties).map((one) => one.field)).toEqual([
      'Company',
      undefined,
    ]);
  });
});
