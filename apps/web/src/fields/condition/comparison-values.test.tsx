import type { ConditionOperator } from '@baton/domain/condition/condition';
import type { FieldKind, FieldValue } from '@baton/domain/field/field';
import { field } from '@baton/fixtures/builders/fields';
import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ComparisonValues } from './comparison-values.tsx';

/** Renders the inputs for a comparison. */
const compare = (
  kind: FieldKind,
  operator: ConditionOperator,
  start: readonly FieldValue[],
  over: Parameters<typeof field>[2] = {},
) => {
  const held = { values: start };
  const asked = field(1, kind, over);
  function Asked(): ReactNode {
    const [values, setValues] = useState(start);
    return (
      <ComparisonValues
        choice={{
          id: 'one',
          operand: null,
          label: 'Amount',
          group: '',
          field: asked,
          isOutcome: false,
          operators: [operator],
        }}
        operator={operator}
        values={values}
        disabled={false}
        onChange={(next) => {
          held.values = next;
          setValues(next);
        }}
      />
    );
  }
  return { ...renderUi(<Asked />), held };
};

it('keeps each limit in its input until both are entered', async () => {
  const { user, held } = compare('NUMBER', 'BETWEEN', []);
  const [lower, upper] = screen.getAllByRole('spinbutton');
  if (lower === undefined || upper === undefined) throw new Error('two bounds');
  await user.type(upper, '9');
  await user.tab();
  expect(held.values).toEqual([]);
  expect(upper).toHaveProperty('value', '9');
  await user.type(lower, '2');
  await user.tab();
  expect(held.values).toEqual([2, 9]);
  await user.clear(lower);
  await user.tab();
  expect(held.values).toEqual([]);
  expect(upper).toHaveProperty('value', '9');
});

it('accepts new options if the field does', async () => {
  const { user, held } = compare('MULTI_SELECT', 'CONTAINS_ANY_OF', ['Crate'], {
    mayAppend: true,
  });
  expect(screen.getByText('Crate')).not.toBeNull();
  await user.type(screen.getByRole('combobox'), 'Barrel{Enter}');
  expect(held.values).toEqual(['Crate', 'Barrel']);
});
