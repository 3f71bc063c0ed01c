import { AlertTriangle, CalendarClock, CircleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { attentionTexts, type AttentionText } from '@baton/domain/list/attention-filter';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './attention-strip.module.css';

const parts = [
  { key: 'overdue', icon: <CircleAlert size={15} />, label: 'views.attention.overdue' },
  { key: 'waiting-for-me', icon: <UserRound size={15} />, label: 'views.attention.waiting' },
  { key: 'due-this-week', icon: <CalendarClock size={15} />, label: 'views.attention.week' },
  { key: 'stuck', icon: <AlertTriangle size={15} />, label: 'views.attention.stuck' },
] as const;

export interface AttentionStripProps {
  readonly counts: readonly { readonly attention: string; readonly count: number }[];
  /** The filter of the list. */
  readonly current: string | undefined;
  readonly onChange: (change: { readonly attention: AttentionText | undefined }) => void;
  /** Filters that the list always has. */
  readonly without?: readonly AttentionText[] | undefined;
}

/** Counts of open items that need attention. Each is also a filter of the list. */
export function AttentionStrip({
  counts,
  current,
  onChange,
  without = [],
}: AttentionStripProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const shown = parts.filter(({ key }) => !without.includes(key));
  return (
    <div className={classes.strip} role="group" aria-label={t('views.attention.label')}>
      {shown.map(({ key, icon, label }) => {
        const count = counts.find(({ attention }) => attention === attentionTexts[key])?.count ?? 0;
        const isCurrent = current === key;
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
