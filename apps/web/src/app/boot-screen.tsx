import type { ReactNode } from 'react';
import classes from './boot-screen.module.css';

/** Before the first data: the frame alone, without words, because no language is loaded yet. */
export function BootScreen(): ReactNode {
  return (
    <div className={classes.frame} aria-busy="true">
      <div className={classes.side} />
      <div className={classes.main}>
        <div className={classes.head} />
      </div>
    </div>
  );
}
