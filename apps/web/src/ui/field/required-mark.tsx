import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './field.module.css';

/** Says that a field is required. Assistive technology gets this from the control. */
export function RequiredMark(): ReactNode {
  const t = useText();
  return (
    <span className={classes.required} aria-hidden="true">
      {t('ui.required')}
    </span>
  );
}
