import { parseValue, valueRefusal } from '@baton/domain/field/field-kinds';
import type { FieldValue } from '@baton/domain/field/field';
import {
  caseField,
  caseToday,
  typedCases,
  type TypedCase,
} from '@baton/fixtures/fields/field-cases';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '../../lib/i18n/error-text.ts';
import { LocaleProvider } from '../../lib/i18n/locale-provider.tsx';
import { isLocaleName, type LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { englishMessages } from '../../testing/render-ui.tsx';
import { FloatingFrame } from '../../ui/floating-frame/floating-frame.tsx';
import { AnswerControl } from './answer-control.tsx';

/*
 * The typed cases, which also run against the domain, the API, and files, in the browser's
 * controls. Typed text is parsed in the reader's language on blur. Options and people are picked
 * and have their own tests.
 */

const kinds: readonly TypedCase['kind'][] = [
  'TEXT',
  'NUMBER',
  'CURRENCY',
  'DATE',
  'EMAIL',
  'PHONE',
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${caseToday}T12:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface AskedProps {
  readonly one: TypedCase;
  readonly onKept: (value: FieldValue | null) => void;
}

/** A form that validates a field on blur. */
function Asked({ one, onKept }: AskedProps): ReactNode {
  const t = useText();
  const shape = caseField(one);
  const [value, setValue] = useState<FieldValue | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const refusal = isLeft ? valueRefusal(value, shape, caseToday) : null;
  const take = (next: FieldValue | null): void => {
    onKept(next);
    setValue(next);
  };
  return (
    <AnswerControl
      label="Reply"
      shape={shape}
      value={value}
      isRequired={false}
      storageKey="answer"
      error={refusal === null ? null : errorText(t, refusal)}
      onType={take}
      onCommit={(next) => {
        setIsLeft(true);
        take(next);
      }}
    />
  );
}

const localeOf = (tag: string): LocaleName => {
  const language = tag.split('-')[0] ?? '';
  return isLocaleName(language) ? language : 'en';
};

const typeAndLeave = async (one: TypedCase): Promise<FieldValue | null> => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(
    one.locale === 'en' ? 'en-US' : one.locale,
  );
  let kept: FieldValue | null = null;
  render(
    <LocaleProvider locale={localeOf(one.locale)} messages={englishMessages} timeZone="UTC">
      <FloatingFrame isStill>
        <Asked
          one={one}
          onKept={(value) => {
            kept = value;
          }}
        />
      </FloatingFrame>
    </LocaleProvider>,
  );
  // The phone number library is loaded on first use.
  if (one.kind === 'PHONE')
    await act(async () => void (await import('../../ui/phone-input/phone-book.ts')));
  const input = screen.getByLabelText('Reply');
  fireEvent.focus(input);
  // A control can handle pasted text itself.
  const isLeftToBrowser =
    one.isPasted !== true || fireEvent.paste(input, { clipboardData: { getData: () => one.text } });
  if (isLeftToBrowser) fireEvent.change(input, { target: { value: one.text } });
  await act(async () => {
    fireEvent.blur(input);
  });
  return kept;
};

const isAtFault = (): boolean =>
  screen.getByLabelText('Reply').getAttribute('aria-invalid') === 'true';

describe('typed cases entered in the browser', () => {
  const cases = typedCases
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => [`${one.rule}: ${one.kind} ${one.locale} "${one.text}"`, one] as const);

  it.each(cases)('%s', async (_, one) => {
    const value = await typeAndLeave(one);
    if ('value' in one) {
      // The value as the server stores it.
      expect(parseValue(value, caseField(one))).toEqual(one.value);
      expect(isAtFault()).toBe(one.code !== undefined);
      return;
    }
    // Unreadable text stays visible so that it can be fixed.
    expect(isAtFault()).toBe(true);
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', one.text);
  });
});

describe('text of a date field', () => {
  it('is parsed with its time zone, as on the server', async () => {
    const value = await typeAndLeave({
      rule: '',
      kind: 'DATE',
      locale: 'en',
      text: '2026-12-03T10:00:00Z',
    });
    expect(value).toBe('2026-12-03');
    expect(isAtFault()).toBe(false);
  });

  it('is not a value if it is not a date', async () => {
    const value = await typeAndLeave({ rule: '', kind: 'DATE', locale: 'en', text: 'soon' });
    expect(value).toBeNull();
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', 'soon');
  });
});
