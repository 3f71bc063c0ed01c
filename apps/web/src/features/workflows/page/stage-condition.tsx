import { Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  stageCondition_stage$data,
  stageCondition_stage$key,
} from '../../../__generated__/stageCondition_stage.graphql.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './stage-list.module.css';

type Condition = NonNullable<stageCondition_stage$data['condition']>;
type Part = Condition['parts'][number];
type Compared = Omit<Part, 'match' | 'parts'>;

/** The start condition of the stage and its result. */
export function StageCondition({ stage }: { readonly stage: stageCondition_stage$key }): ReactNode {
  const t = useText();
  const { condition } = useFragment(
    graphql`
      fragment stageCondition_stage on Stage {
        condition {
          match
          isUnmet
          isOpen
          parts {
            match
            parts {
              name
              fact
              kind
              options {
                id
                name
              }
              unit
              operator
              values
            }
            name
            fact
            kind
            options {
              id
              name
            }
            unit
            operator
            values
          }
        }
      }
    `,
    stage,
  );
  const text = useConditionText();
  if (condition == null) return null;
  const sentence = condition.isUnmet ? 'skipped' : condition.isOpen ? 'waits' : 'runs';
  return (
    <p className={classes.waiting}>
      <Split size={13} aria-hidden="true" />
      {t(`fields.sentence.${sentence}`, { condition: text(condition) })}
    </p>
  );
}

function useConditionText(): (condition: Condition) => string {
  const t = useText();
  const intl = useIntl();
  const valueText = useValueText();
  const valueOf = ({ kind, fact, options, unit }: Compared, value: Compared['values'][number]) => {
    if (value === 'APPROVED' || value === 'REJECTED') {
      if (fact === 'OUTCOME') return t(`fields.outcome.${value}`);
    }
    if (typeof value === 'boolean') return t(value ? 'fields.yes' : 'fields.no');
    return kind == null ? String(value) : valueText({ kind: oneOf(kind), options, unit }, value);
  };
  const comparison = (part: Compared): string => {
    const name =
      part.fact == null
        ? part.name
        : t('fields.sentence.ofTask', { fact: t(`fields.fact.${part.fact}`), task: part.name });
    const isChoice = part.operator === 'CONTAINS_ANY_OF';
    const value = intl.formatList(
      part.values.map((one) => valueOf(part, one)),
      { type: isChoice ? 'disjunction' : 'conjunction' },
    );
    return t(`fields.sentence.${part.operator ?? 'NOT_EMPTY'}`, { name, value });
  };
  const listed = (match: Condition['match'], parts: readonly string[]): string =>
    intl.formatList(parts, { type: match === 'ANY' ? 'disjunction' : 'conjunction' });
  return ({ match, parts }) =>
    listed(
      match,
      parts.map((part) =>
        part.match == null
          ? comparison(part)
          : `(${listed(part.match, part.parts.map(comparison))})`,
      ),
    );
}

/** Returns the type for a single value of a list. */
const oneOf = (kind: NonNullable<Compared['kind']>): NonNullable<Compared['kind']> =>
  kind === 'MULTI_SELECT' ? 'SELECT' : kind;
