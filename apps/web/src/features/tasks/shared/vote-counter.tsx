import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { voteCounter_vote$key } from '../../../__generated__/voteCounter_vote.graphql.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './shared.module.css';

/** The values that a rejecting approver suggested. */
export function VoteCounter({ vote }: { readonly vote: voteCounter_vote$key }): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const { counter } = useFragment(
    graphql`
      fragment voteCounter_vote on Vote {
        counter {
          instance
          name
          kind
          options {
            id
            name
          }
          unit
          value
          people {
            id
            name
          }
        }
      }
    `,
    vote,
  );
  if (counter.length === 0) return null;
  return (
    <dl className={classes.proposal} aria-label={t('shared.proposal')}>
      {counter.map((field) => {
        const { value, people } = field;
        const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '';
        return (
          <div key={field.instance}>
            <dt>{field.name}</dt>
            <dd>{value == null ? t('fields.nothing') : valueText(field, value, nameOf)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
