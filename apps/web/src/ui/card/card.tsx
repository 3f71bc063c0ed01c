import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import classes from './card.module.css';

export interface CardProps {
  readonly title?: ReactNode;
  /** Content to the right of the title. */
  readonly actions?: ReactNode;
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Card({
  title,
  actions,
  isFlush = false,
  className,
  children,
}: CardProps): ReactNode {
  return (
    <section className={joinClasses(classes.root, className)}>
      {(title != null || actions != null) && (
        <div className={classes.head}>
          {title != null && <h2 className={classes.title}>{title}</h2>}
          {actions != null && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
