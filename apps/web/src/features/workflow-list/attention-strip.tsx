import { AlertTriangle, CalendarClock, CircleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  attentionTexts,
  type WorkflowParameters,
} from '@baton/domain/workflow-list/workflow-parameters';
import type { attentionStrip_query$key } from '../../__generated__/attentionStrip_query.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { viewOf } from './list-variables.ts';
import classes from './attention-strip.module.css';

const fragment = graphql`
  fragment attentionStrip_query on Query
  @argumentDefinitions(filter: { type: "WorkflowFilterInput" }) {
    workflowAttention(filter: $filter) {
      attention
      count
    }
  }
`;

const parts = [
  { key: 'overdue', icon: <CircleAlert size={15} />, label: 'views.attention.overdue' },
  { key: 'waiting-for-me', icon: <UserRound size={15} />, label: 'views.attention.waiting' },
  { key: 'due-this-week', icon: <CalendarClock size={15} />, label: 'views.attention.week' },
  { key: 'stuck', icon: <AlertTriangle size={15} />, label: 'views.attention.stuck' },
] as const;

interface Props {
  readonly query: attentionStrip_query$key;
  readonly given: WorkflowParameters;
  readonly onChange: (change: WorkflowParameters) => void;
}

/** Counts of open workflows that need attention. Each is also a filter of a list of open ones. */
export function AttentionStrip({ query, given, onChange }: Props): ReactNode {
  const t = useText();
  const format = useFormats();
  const { workflowAttention } = useFragment(fragment, query);
  if (viewOf(given) !== 'open') return null;
  return (
    <div className={classes.strip} role="group" aria-label={t('views.attention.label')}>
      {parts.map(({ key, icon, label }) => {
        const count =
          workflowAttention.find(({ attention }) => attention === attentionTexts[key])?.count ?? 0;
        const isCurrent = given.attention === key;
        return (
          <button
            key={key}
            type="button"
            className={classes.part}
            data-attention={key}
            data-none={count === 0 || undefined}
            aria-pressed={isCurrent}
            onClick={() => onChange({ attention: isCurrent ? undefined : key })}
          >
            <span className={classes.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={classes.count}>{format.number(count)}</span> {t(label, { count })}
          </button>
        );
      })}
    </div>
  );
}
