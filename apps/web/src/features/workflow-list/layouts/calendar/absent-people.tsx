import { CalendarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../../ui/tooltip/tooltip.ts';
import classes from './workflow-calendar.module.css';

/** Names of the people who are out of office on a day. */
export function AbsentPeople({ names }: { readonly names: readonly string[] }): ReactNode {
  const t = useText();
  const intl = useIntl();
  if (names.length === 0) return null;
  const text = t('views.calendar.absent', { names: intl.formatList(names) });
  return (
    <span className={classes.absent} {...tooltip(text, { wide: true })}>
      <CalendarOff size={12} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
