import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={classes.root}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
