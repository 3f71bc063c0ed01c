import { misfitOf, type Misfit } from '../../condition/misfit.ts';
import { operatorsOf, type Arity } from '../../condition/operators.ts';
import { valueFault, type ValueFault } from '../../condition/value-fault.ts';
import { fieldItems, type FormComparison, type FormContent, type FormRule } from '../form.ts';

/** Why a form rule is invalid. */
export type RuleFaultReason =
  /** The rule or one of its groups is empty. */
  | 'EMPTY'
  | 'EMPTY_GROUP'
  /** The compared item isn't a field, or lost its field. */
  | 'QUESTION_GONE'
  | 'FIELD_GONE'
  | 'OPERATOR'
  /** Missing values. */
  | `REQUIRED_${Exclude<Arity, 'NONE'>}`
  /** Too many values. */
  | `FORBIDDEN_${Exclude<Arity, 'LIST'>}`
  | Exclude<ValueFault, 'BLANK'>;

export interface RuleFault {
  /** The position from 1, in a group after that of the group ("2.1"); empty for the whole rule. */
  readonly comparison: string;
  readonly reason: RuleFaultReason;
  /** Further values for the message. */
  readonly params: Readonly<Record<string, string | number>>;
}

const reasonOf = (misfit: Misfit): RuleFaultReason => {
  switch (misfit.kind) {
    case 'OPERATOR':
      return 'OPERATOR';
    case 'VALUE_REQUIRED':
      return misfit.arity === 'NONE' ? 'WRONG_TYPE' : `REQUIRED_${misfit.arity}`;
    case 'VALUE_FORBIDDEN':
      return misfit.arity === 'LIST' ? 'WRONG_TYPE' : `FORBIDDEN_${misfit.arity}`;
    case 'VALUE':
      return misfit.fault;
  }
};

/** Returns all comparisons of a rule with their positions. */
export const placedComparisons = ({
  comparisons,
  groups,
}: FormRule): readonly (readonly [place: string, FormComparison])[] => [
  ...comparisons.map((one, at) => [`${at + 1}`, one] as const),
  ...groups.flatMap((group, at) =>
    group.comparisons.map((one, n) => [`${comparisons.length + at + 1}.${n + 1}`, one] as const),
  ),
];

type Fault = Omit<RuleFault, 'comparison'>;

const comparisonFault = (
  { item, operator, values }: FormComparison,
  content: FormContent,
): Fault | null => {
  const compared = fieldItems(content).find(({ key }) => key === item);
  if (compared === undefined) return { reason: 'QUESTION_GONE', params: {} };
  const field = content.fields[compared.field];
  if (field === undefined) return { reason: 'FIELD_GONE', params: {} };
  const params = { operand: field.name, operator, kind: field.kind, count: values.length };
  const misfit = misfitOf(operator, values, operatorsOf(field), () =>
    valueFault(operator, values, field),
  );
  return misfit === null ? null : { reason: reasonOf(misfit), params };
};

/** Returns why a rule is invalid, comparison by comparison. */
export const ruleFaults = (rule: FormRule, content: FormContent): readonly RuleFault[] => {
  const { comparisons, groups } = rule;
  if (comparisons.length === 0 && groups.length === 0)
    return [{ comparison: '', reason: 'EMPTY', params: {} }];
  return [
    ...groups.flatMap((group, at): readonly RuleFault[] =>
      group.comparisons.length > 0
        ? []
        : [{ comparison: `${comparisons.length + at + 1}`, reason: 'EMPTY_GROUP', params: {} }],
    ),
    ...placedComparisons(rule).flatMap(([comparison, one]) => {
      const fault = comparisonFault(one, content);
      return fault === null ? [] : [{ ...fault, comparison }];
    }),
  ];
};
