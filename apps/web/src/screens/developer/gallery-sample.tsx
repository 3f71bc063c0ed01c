import type { ReactNode } from 'react';
import classes from './developer-screen.module.css';

export interface GallerySampleProps {
  readonly title: string;
  readonly layout?: 'row' | 'stack' | 'block' | undefined;
  readonly children: ReactNode;
}

/** One component with its states. */
export function GallerySample({ title, layout = 'row', children }: GallerySampleProps): ReactNode {
  return (
    <div className={classes.sample}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes[layout]}>{children}</div>
    </div>
  );
}
