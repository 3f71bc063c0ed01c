import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './page-header.module.css';

/** Where a list runs from one side of the page to the other: until it is there. */
export function PageWait({ rows }: { readonly rows: number }): ReactNode {
  return (
    <div className={classes.wait}>
      <Skeleton rows={rows} />
    </div>
  );
}
