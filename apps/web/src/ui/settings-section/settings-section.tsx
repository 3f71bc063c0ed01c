import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

export interface SettingsSectionProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A group of settings, separated by hairlines. */
export function SettingsSection({
  title,
  hint,
  action,
  children,
}: SettingsSectionProps): ReactNode {
  return (
    <section className={classes.root}>
      {title !== undefined && (
        <div className={classes.head}>
          <h3 className={classes.title}>{title}</h3>
          {action}
        </div>
      )}
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}
