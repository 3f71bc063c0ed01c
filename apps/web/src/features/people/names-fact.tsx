import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { tooltip } from '../../ui/tooltip/tooltip.ts';
import classes from './people.module.css';

/** Some names in one line; the tooltip has them all. */
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
