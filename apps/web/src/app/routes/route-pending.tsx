import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import classes from './route-pending.module.css';

export function RoutePending(): ReactNode {
  return (
    <>
      <div className={classes.head} />
      <div className={classes.body}>
        <Skeleton rows={10} />
      </div>
    </>
  );
}
