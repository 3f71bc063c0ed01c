import type { FieldValue } from '@baton/domain/field/field';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { caseField, caseOptions, type SentCase } from '@baton/fixtures/fields/field-cases';
import { sentCases } from '@baton/fixtures/fields/sent-cases';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AnswerControl } from './answer-control.tsx';

/*
 * The sent cases that a person can enter: options are picked and boxes checked. Only programs can
 * send the others.
 */

const kinds: readonly string[] = ['SELECT', 'MULTI_SELECT', 'PRODUCT_OBJECT', 'CHECKBOX'];

interface AskedProps {
  readonly one: SentCase;
  readonly begins: FieldValue | null;
  readonly onKept: (value: FieldValue | null) => void;
}

function Asked({ one, begins, onKept }: AskedProps): ReactNode {
  const [value, setValue] = useState(begins);
  const take = (next: FieldValue | null): void => {
    onKept(next);
    setValue(next);
  };
  return (
    <AnswerControl
      label="Reply"
      shape={caseField(one)}
      value={value}
      isRequired={false}
      storageKey="answer"
      onType={take}
      onCommit={take}
    />
  );
}

const answer = async (one: SentCase, begins: FieldValue | null, picked: readonly string[]) => {
  let kept: FieldValue | null = begins;
  renderUi(
    <Asked
      one={one}
      begins={begins}
      onKept={(value) => {
        kept = value;
      }}
    />,
  );
  const control = screen.getByLabelText('Reply');
  if (one.kind === 'CHECKBOX') await userEvent.click(control);
  else
    for (const id of picked) {
      await userEvent.click(control);
      const name = caseOptions.find((option) => option.id === id)?.name;
      await userEvent.click(await screen.findByRole('option', { name }));
    }
  return kept;
};

describe('values that are selected in the browser', () => {
  // New options are typed, not picked.
  const cases = sentCases
    .filter(({ kind, code, mayAppend }) => kinds.includes(kind) && !code && !mayAppend)
    .filter(({ value = null }) => value !== null)
    .map((one) => [`${one.rule}: ${one.kind} ${JSON.stringify(one.sent)}`, one] as const);

  it.each(cases)('%s', async (_, one) => {
    const value = one.value ?? null;
    const picked = value === null ? [] : itemsOf(value);
    expect(await answer(one, null, picked)).toEqual(value);
  });

  it('replace the option of a single select', async () => {
    const one = sentCases.find(
      ({ kind, constraints }) => kind === 'PRODUCT_OBJECT' && constraints?.multiple === false,
    );
    if (one === undefined) throw new Error('no such case');
    expect(await answer(one, ['one'], ['two'])).toEqual(['two']);
  });
});
