import type { ReactNode } from 'react';
import classes from './access-row.module.css';

export interface AccessRowProps {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  /** Additional fact, such as that it is this browser. */
  readonly badge?: ReactNode;
  readonly detail: ReactNode;
  /** Button that ends the access. */
  readonly action?: ReactNode;
}

/** A row of a list of browsers, programs, and devices with access. */
export function AccessRow({ icon, name, badge, detail, action }: AccessRowProps): ReactNode {
  return (
    <li className={classes.row}>
      {icon}
      <div className={classes.about}>
        <div className={classes.name}>
          {name}
          {badge}
        </div>
        <div className={classes.detail}>{detail}</div>
      </div>
      {action}
    </li>
  );
}
