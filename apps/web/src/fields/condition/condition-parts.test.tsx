import { operatorsOf } from '@baton/domain/condition/operators';
import { field } from '@baton/fixtures/builders/fields';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConditionParts } from './condition-parts.tsx';
import { freshComparison, type OperandChoice } from './operand-choice.ts';

const asked = field(1, 'NUMBER');
const amount: OperandChoice<string> = {
  id: 'amount',
  operand: 'amount',
  label: 'Amount',
  group: 'Order',
  field: asked,
  isOutcome: false,
  operators: operatorsOf(asked),
};

it('shows an error at the comparison that has it', () => {
  const comparison = freshComparison(amount);
  renderUi(
    <ConditionParts
      value={{
        match: 'ALL',
        parts: [comparison, { kind: 'GROUP', match: 'ANY', parts: [comparison, comparison] }],
      }}
      choices={[amount]}
      idOf={(operand) => operand}
      disabled={false}
      mayGroup
      faults={new Map([['2.2', 'A value is missing.']])}
      onChange={vi.fn<() => void>()}
    />,
  );
  const rows = screen.getAllByRole('group', { name: 'Condition' });
  expect(rows).toHaveLength(3);
  expect(rows[2]?.getAttribute('aria-describedby')).toBe(
    screen.getByText('A value is missing.').id,
  );
  expect(rows[0]?.getAttribute('aria-describedby')).toBeNull();
});
