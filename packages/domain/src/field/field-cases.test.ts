import { cellCases, casePeople, type CellCase } from '@baton/fixtures/fields/cell-cases';
import {
  caseField,
  caseToday,
  typedCases,
  type SentCase,
  type TypedCase,
} from '@baton/fixtures/fields/field-cases';
import { caseParties, sentCases } from '@baton/fixtures/fields/sent-cases';
import { describe, expect, it } from 'vitest';
import {
  parseValue,
  readCell,
  readTyped,
  refusalsAt,
  valueRefusal,
  wrongValueType,
} from './field-kinds.ts';

const partyNamed = (text: string): string | null => {
  const name = text.toLowerCase();
  if (name === casePeople.ada.toLowerCase()) return caseParties.ada;
  return name === casePeople.ben ? caseParties.ben : null;
};

const named = <Case extends TypedCase | SentCase | CellCase>(
  cases: readonly Case[],
  text: (one: Case) => string,
): readonly (readonly [string, Case])[] =>
  cases.map((one) => [`${one.rule}: ${one.kind} ${text(one)}`, one]);

describe('shared test cases for values of fields', () => {
  it.each(named(typedCases, ({ locale, text }) => `${locale} "${text}"`))(
    'reads a typed value: %s',
    (_, one) => {
      const asked = caseField(one);
      const value = readTyped(one.text, asked, {
        locale: one.locale,
        isPasted: one.isPasted ?? false,
      });
      expect(value).toEqual(one.value);
      if (value === undefined) return;
      expect(valueRefusal(value, asked, caseToday)?.code).toBe(one.code);
    },
  );

  it.each(named(sentCases, ({ sent }) => JSON.stringify(sent)))(
    'reads a value sent by the API: %s',
    (_, one) => {
      const asked = caseField(one);
      const value = parseValue(one.sent, asked);
      expect(value).toEqual(one.value);
      const refusal =
        value === undefined
          ? wrongValueType(asked, one.sent, 'value')
          : valueRefusal(value, asked, caseToday);
      const found = refusal === null ? [] : refusalsAt(refusal, refusal.field ?? 'value');
      expect(found.map(({ code, field: at }) => ({ code, at }))).toEqual(
        one.code === undefined
          ? []
          : [{ code: one.code, at: one.at === undefined ? 'value' : `value.${one.at}` }],
      );
    },
  );

  it.each(named(cellCases, ({ cell, locale = 'en' }) => `${locale} "${cell}"`))(
    'reads a cell of a file: %s',
    (_, one) => {
      const { value, refusal } = readCell(one.cell, caseField(one), {
        locale: one.locale ?? 'en',
        today: caseToday,
        partyNamed,
        required: one.required ?? false,
        extraDateFormats: one.extraDateFormats ?? false,
      });
      expect(refusal?.code).toBe(one.code);
      expect(value).toEqual(one.value ?? null);
    },
  );
});
