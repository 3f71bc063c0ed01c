import type { ReactNode } from 'react';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import classes from '../people.module.css';
import { useIntl } from '../../../lib/intl/use-intl.ts';

/** Names in one line, cut off if there are many. The tooltip has all of them. */
export function NamesFact({ names }: { readonly names: readonly string[] }): ReactNode {
  const intl = useIntl();
  if (names.length === 0) return null;
  const text = intl.formatList(names, { type: 'unit' });
  return (
    <span className={classes.names} {...(names.length > 1 ? tooltip(names.join('\n')) : {})}>
      {text}
    </span>
  );
}
