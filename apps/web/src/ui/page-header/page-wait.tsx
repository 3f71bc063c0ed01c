import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './page-header.module.css';

/** Placeholder while a full-width list loads. */
export function PageWait({ rows }: { readonly rows: number }): ReactNode {
  return (
    <div className={classes.wait}>
      <Skeleton rows={rows} />
    </div>
  );
}
