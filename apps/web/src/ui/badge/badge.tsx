import type { ReactNode } from 'react';
import classes from './badge.module.css';

export interface BadgeProps {
  readonly tone?:
    | 'neutral'
    | 'accent'
    | 'on-track'
    | 'due-soon'
    | 'late'
    | 'problem'
    | 'done'
    | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={classes.root} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
