import type { ReactNode } from 'react';
import classes from './boot-screen.module.css';

/**
 * The empty frame that is shown until the first data is loaded. Without text, because no language
 * is loaded yet.
 */
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
