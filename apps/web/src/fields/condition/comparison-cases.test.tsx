import { compareValue } from '@baton/domain/condition/compare-values';
import type { ConditionOperator } from '@baton/domain/condition/condition';
import { areValuesFitting } from '@baton/domain/condition/fitting-values';
import { arityOf } from '@baton/domain/condition/operators';
import { isSameName } from '@baton/domain/core/names/folded-name';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';
import { formatValue, parseValue } from '@baton/domain/field/field-kinds';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { judgedComparisons } from '@baton/fixtures/fields/comparison-cases';
import { faultyComparisons } from '@baton/fixtures/fields/comparison-faults';
import { caseField, caseOptions } from '@baton/fixtures/fields/field-cases';
import { caseParties } from '@baton/fixtures/fields/sent-cases';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ComparisonValues } from './comparison-values.tsx';

/*
 * The comparison cases, which also run against the domain and the API, entered in the browser's
 * control. The entered condition must have the expected result or error.
 */

interface AskedProps {
  readonly field: BlueprintField;
  readonly operator: ConditionOperator;
  readonly onHeld: (values: readonly FieldValue[]) => void;
}

function Asked({ field, operator, onHeld }: AskedProps): ReactNode {
  const [values, setValues] = useState<readonly FieldValue[]>([]);
  return (
    <ComparisonValues
      choice={{
        ...{ id: 'one', operand: null, label: 'Amount', group: '', field },
        ...{ isOutcome: false, operators: [operator] },
      }}
      operator={operator}
      values={values}
      disabled={false}
      onChange={(next) => {
        onHeld(next);
        setValues(next);
      }}
    />
  );
}

const people = [
  { id: caseParties.ada, name: 'Ada' },
  { id: caseParties.ben, name: 'Ben' },
];

const shown = (field: BlueprintField, operator: ConditionOperator) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        parties: people.map((one) => ({ ...one, __typename: 'User', kind: 'USER' })),
      }),
    }),
  );
  const held: { values: readonly FieldValue[] } = { values: [] };
  const screenOf = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <Asked
        {...{ field, operator }}
        onHeld={(values) => {
          held.values = values;
        }}
      />
    </RelayEnvironmentProvider>,
  );
  return { ...screenOf, held };
};

/** Returns the text that a person types. Parts of an email address or number are plain text. */
const written = (value: FieldValue, field: BlueprintField): string =>
  typeof value === 'string' && field.kind !== 'DATE'
    ? value
    : formatValue(value, field, { locale: 'en' });

const nameOf = (id: string): string =>
  [...caseOptions, ...people].find((one) => isSameName(one.id, id) || isSameName(one.name, id))
    ?.name ?? id;

const controls = ['Value', 'and'] as const;

const type = async (label: string, text: string): Promise<void> => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  await act(async () => void fireEvent.blur(input));
};

const enter = async (
  { user }: ReturnType<typeof shown>,
  field: BlueprintField,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Promise<void> => {
  const isPicked = ['SELECT', 'CHECKBOX'].includes(field.kind) || arityOf(operator) === 'LIST';
  for (const [at, value] of values.entries()) {
    if (!isPicked) {
      await type(controls[at] ?? '', written(value, field));
      continue;
    }
    const name =
      typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : nameOf(itemsOf([String(value)])[0] ?? '');
    await user.click(screen.getByRole('combobox'));
    if (field.mayAppend || field.kind === 'PEOPLE')
      await user.type(screen.getByRole('combobox'), name);
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
};

const title = (one: { rule: string; kind: string; operator: string; values: unknown }): string =>
  `${one.rule}: ${one.kind} ${one.operator} ${JSON.stringify(one.values)}`;

/** Returns false for values with more decimals than the field, which only programs can send. */
const isEntered = (one: (typeof judgedComparisons)[number]): boolean =>
  one.values.every(
    (value) => typeof value !== 'number' || parseValue(value, caseField(one)) === value,
  );

describe('comparison cases entered in the browser', () => {
  it.each(
    judgedComparisons
      .filter(isEntered)
      .map((one) => [`${title(one)} of ${JSON.stringify(one.answer)}`, one] as const),
  )('%s', async (_, one) => {
    const field = caseField(one);
    const ui = shown(field, one.operator);
    if (arityOf(one.operator) === 'NONE') expect(screen.queryByLabelText('Value')).toBeNull();
    await enter(ui, field, one.operator, one.values);
    expect(areValuesFitting(one.operator, ui.held.values, field)).toBe(true);
    expect(compareValue(field, one.answer, one.operator, ui.held.values)).toBe(one.truth);
  });

  // Values of another type and unknown options can't be entered, so only programs can send them.
  const typed = faultyComparisons.filter(
    ({ kind, code, values, fault }) =>
      code === 'ConditionValueRequired' ||
      (code === 'ConditionValueInvalid' &&
        ['TEXT', 'EMAIL', 'PHONE', 'NUMBER', 'CURRENCY', 'DATE'].includes(kind) &&
        fault !== 'NOT_TEXT' &&
        fault !== 'WRONG_TYPE' &&
        values.length > 0),
  );
  it.each(typed.map((one) => [title(one), one] as const))(
    'reports an error: %s',
    async (_, one) => {
      const field = caseField(one);
      const ui = shown(field, one.operator);
      await enter(ui, field, one.operator, one.values);
      expect(areValuesFitting(one.operator, ui.held.values, field)).toBe(false);
    },
  );
});
