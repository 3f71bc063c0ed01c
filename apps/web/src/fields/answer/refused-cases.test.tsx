import type { FieldValue } from '@baton/domain/field/field';
import { refusalsAt, valueRefusal } from '@baton/domain/field/field-kinds';
import { caseField, caseToday, type SentCase } from '@baton/fixtures/fields/field-cases';
import { caseDocuments, caseParties, sentCases } from '@baton/fixtures/fields/sent-cases';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { AnswerControl } from './answer-control.tsx';

/*
 * Refused people, documents, and tables in the browser's controls: values sent by a program show
 * their errors, and no control allows entering them.
 */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${caseToday}T12:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const kinds: readonly string[] = ['PEOPLE', 'DOCUMENT', 'SIGNATURE', 'CERTIFICATE', 'TABLE'];
const refused = sentCases.filter(({ kind, code }) => kinds.includes(kind) && code !== undefined);

const people = [
  { id: caseParties.ada, name: 'Ada', kind: 'USER' },
  { id: caseParties.ben, name: 'Ben', kind: 'USER' },
] as const;

interface AskedProps {
  readonly one: SentCase;
  readonly begins: FieldValue | null;
  readonly onKept: (value: FieldValue | null) => void;
}

/** A form with a touched field. */
function Asked({ one, begins, onKept }: AskedProps): ReactNode {
  const t = useText();
  const shape = caseField(one);
  const [value, setValue] = useState(begins);
  const refusal = valueRefusal(value, shape, caseToday);
  const take = (next: FieldValue | null): void => {
    onKept(next);
    setValue(next);
  };
  return (
    <AnswerControl
      label="Reply"
      shape={shape}
      value={value}
      people={people}
      isRequired={false}
      isJudged
      storageKey="answer"
      error={refusal === null ? null : errorText(t, refusal)}
      onType={take}
      onCommit={take}
    />
  );
}

const open = (one: SentCase, begins: FieldValue | null) => {
  const kept: FieldValue[] = [];
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ parties: people.map((party) => ({ ...party, __typename: 'User' })) }),
    }),
  );
  const ui = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <Asked one={one} begins={begins} onKept={(value) => value !== null && kept.push(value)} />
    </RelayEnvironmentProvider>,
  );
  return { ...ui, kept };
};

const named = (cases: readonly SentCase[]) =>
  cases.map((one) => [`${one.rule}: ${one.kind} ${JSON.stringify(one.sent)}`, one] as const);

describe('stored values that the field refuses', () => {
  const shown = refused.filter(({ value }) => value !== undefined && value !== null);
  it.each(named(shown))('are shown with their error: %s', async (_, one) => {
    // The table editor is loaded on first use.
    if (one.kind === 'TABLE') await act(async () => void (await import('./table-answer.tsx')));
    // Gives the rows a height, because only visible rows are rendered.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
    open(one, one.value ?? null);
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    const refusal = valueRefusal(one.value ?? null, caseField(one), caseToday);
    if (refusal === null) throw new Error('no refusal');
    expect(alerts.some((text) => text !== '')).toBe(true);
    if (one.kind !== 'TABLE') return;
    // Each cell shows its own error.
    const table = await screen.findByRole('grid');
    expect(within(table).getAllByRole('gridcell').filter(isAtFault)).toHaveLength(
      refusalsAt(refusal, 'value').length,
    );
  });
});

const isAtFault = (cell: HTMLElement): boolean => cell.getAttribute('aria-invalid') === 'true';

describe('values that the control of the field prevents', () => {
  const of = (kind: string, code: string): SentCase => {
    const one = refused.find((row) => row.kind === kind && row.code === code);
    if (one === undefined) throw new Error('no such case');
    return one;
  };

  it('a second party in a single-select field replaces the first', async () => {
    const { user, kept } = open(of('PEOPLE', 'MultiplePartyNotAllowed'), [caseParties.ada]);
    await user.type(screen.getByRole('combobox'), 'Ben');
    await user.click(await screen.findByRole('option', { name: /Ben/ }));
    expect(kept).toEqual([[caseParties.ben]]);
  });

  it('a file of another type is not sent', async () => {
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
    const { container, kept } = open(of('DOCUMENT', 'DocumentTypeNotAllowed'), null);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('nowhere to choose a file');
    // Simulates a drop, because the file picker already filters by type.
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['Said.'], 'said.txt'));
    expect(await screen.findByText(/said\.txt/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    expect(kept).toEqual([]);
  });

  it('a link is not offered where it is not allowed', () => {
    open(of('DOCUMENT', 'DocumentLinkNotAllowed'), null);
    expect(screen.queryByRole('button', { name: /link/i })).toBeNull();
  });

  it('a second document is not accepted in a single field', () => {
    const { container } = open(of('DOCUMENT', 'MultipleValuesOnSingle'), [caseDocuments.pdf]);
    expect(container.querySelector('input[type="file"][multiple]')).toBeNull();
  });

  it('a signature can only be drawn, and only once', () => {
    const { container } = open(of('SIGNATURE', 'NoSignature'), null);
    expect(container.querySelector('input[type="file"]')).toBeNull();
  });
});
