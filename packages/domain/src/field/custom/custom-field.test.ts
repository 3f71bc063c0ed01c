import { field } from '@baton/fixtures/builders/fields';
import { definitionCases } from '@baton/fixtures/fields/definition-cases';
import { describe, expect, it } from 'vitest';
import { customFieldRefusals } from './custom-field.ts';
import { noConstraints } from '../field-constraints.ts';

describe('version of a custom field', () => {
  const old = field(1, 'SELECT', { name: '2024', options: [{ id: 'a', name: 'A; B' }] });
  const codes = (...of: Parameters<typeof customFieldRefusals>): readonly string[] =>
    customFieldRefusals(...of).map(({ code }) => code);

  it('is refused with invalid new content', () => {
    expect(codes(old)).toEqual(['SemicolonNotAllowed', 'NoLetter']);
    expect(codes({ ...old, name: '2025' }, old)).toEqual(['NoLetter']);
  });

  it('refuses a full-width semicolon in an option', () => {
    const wide = { ...old, name: 'Size', options: [{ id: 'a', name: '甲；乙' }] };
    expect(codes(wide)).toEqual(['SemicolonNotAllowed']);
    expect(codes({ ...wide, mayAppend: true }, wide)).toEqual([]);
  });

  it('keeps content that was valid when it was written', () => {
    expect(codes({ ...old, mayAppend: true }, old)).toEqual([]);
  });

  it('keeps stored limits without a possible value', () => {
    const narrow = { ...noConstraints, decimals: 2, min: 0.001, max: 0.004 };
    const before = field(1, 'NUMBER', { constraints: narrow });
    const after = (constraints: Partial<typeof narrow>) =>
      codes({ ...before, name: 'Tare', constraints: { ...narrow, ...constraints } }, before);
    expect(after({})).toEqual([]);
    expect(after({ max: 0.003 })).toEqual(['NoNumberBetween']);
    const long = field(1, 'TEXT', { constraints: { ...noConstraints, minLength: 20_001 } });
    expect(codes({ ...long, name: 'Essay' }, long)).toEqual([]);
    expect(codes(long)).toEqual(['OutOfRange']);
  });

  it.each(
    definitionCases.map(
      (one) => [`${one.rule}: ${one.kind} ${JSON.stringify(one.constraints)}`, one] as const,
    ),
  )('%s', (_, { kind, constraints, code, at }) => {
    const asked = field(1, kind, {
      constraints: { ...noConstraints, ...constraints },
    });
    const found = customFieldRefusals(asked).map((one) => [one.code, one.field]);
    expect(found).toEqual(code === undefined ? [] : [[code, `constraints.${at}`]]);
  });
});
