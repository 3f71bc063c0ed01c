import { parseValue } from '@baton/domain/field/field-kinds';
import type { FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { column, field, fieldKey, rowId } from '@baton/fixtures/builders/fields';
import {
  caseField,
  caseToday,
  typedCases,
  type TypedCase,
} from '@baton/fixtures/fields/field-cases';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocaleName, type LocaleName } from '../../lib/i18n/locales.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LocaleProvider } from '../../lib/i18n/locale-provider.tsx';
import { englishMessages } from '../../testing/render-ui.tsx';
import { toClipboard } from '../../ui/table-editor/table-clipboard.ts';
import { TableAnswer } from './table-answer.tsx';

/*
 * The typed cases pasted into a table cell, for all types, including options that people otherwise
 * pick.
 */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${caseToday}T12:00:00Z`) });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const localeOf = (tag: string): LocaleName => {
  const language = tag.split('-')[0] ?? '';
  return isLocaleName(language) ? language : 'en';
};

/** Returns the value of the cell after the paste, or undefined if nothing changed. */
const paste = async (one: TypedCase): Promise<FieldValue | null | undefined> => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(
    one.locale === 'en' ? 'en-US' : one.locale,
  );
  const { constraints, options, unit, mayAppend } = caseField(one);
  const table = field(2, 'TABLE', {
    columns: [column(1, one.kind, { constraints, options, unit, mayAppend })],
  });
  let kept: FieldValue | null | undefined;
  await renderScreen(
    <LocaleProvider locale={localeOf(one.locale)} messages={englishMessages} timeZone="UTC">
      <TableAnswer
        label="Answers"
        shape={table}
        value={[{ row: rowId(1), cells: {} }]}
        storageKey="answers"
        known={[]}
        isReadOnly={false}
        isJudged={false}
        onCommit={(value) => {
          kept = rowsOf(value)[0]?.cells[fieldKey(1)] ?? null;
        }}
      />
    </LocaleProvider>,
  );
  const text = toClipboard([[one.text]]);
  await act(async () => {
    fireEvent.paste(screen.getByRole('grid', { name: 'Answers' }), {
      clipboardData: { getData: () => text },
    });
  });
  return kept;
};

describe('values that are pasted into a table cell', () => {
  // Typed decimals of a whole number are refused, but pasted ones are rounded.
  const isPastable = ({ kind, constraints, isPasted }: TypedCase): boolean =>
    isPasted === true || !(['NUMBER', 'CURRENCY'].includes(kind) && constraints?.decimals === 0);
  const cases = typedCases
    .filter(isPastable)
    .map((one) => [`${one.rule}: ${one.kind} ${one.locale} "${one.text}"`, one] as const);

  it.each(cases)('%s', async (_, one) => {
    const value = await paste(one);
    const isUnread = screen.queryByRole('status')?.textContent.includes('doesn’t fit') === true;
    expect(isUnread).toBe(!('value' in one));
    if ('value' in one) expect(parseValue(value ?? null, caseField(one))).toEqual(one.value);
    else expect(value).toBeUndefined();
  });
});
