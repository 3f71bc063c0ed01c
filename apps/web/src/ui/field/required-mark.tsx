import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './field.module.css';

/** The asterisk of a required field. Assistive technology gets this from the control. */
export function RequiredMark(): ReactNode {
  const t = useText();
  return (
    <span className={classes.asterisk} aria-hidden="true" {...tooltip(t('ui.required'))}>
      *
    </span>
  );
}
