import { isOperator } from '@baton/domain/condition/operators';
import type { Refusal } from '@baton/domain/core/refusal';
import type { Text } from './use-text.ts';

/** Returns why a form rule can't be evaluated. */
export const ruleFaultText = (t: Text, { operator, ...params }: Refusal['params']): string =>
  t('fields.ruleFault', {
    ...{ operand: '', count: 0 },
    ...params,
    operator: isOperator(operator) ? t(`fields.operator.${operator}`) : '',
  });
