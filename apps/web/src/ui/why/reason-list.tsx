import type { ReactNode } from 'react';
import { Moment } from '../moment/moment.tsx';
import classes from './why.module.css';

export interface Reason {
  readonly sentence: string;
  /** Time of the decision. */
  readonly at: string | null;
  /** Comment by the person. */
  readonly quote: string | null;
}

/** The reasons for a status, one sentence each. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }): ReactNode {
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ sentence, at, quote }) => (
        <li key={sentence}>
          <p>{sentence}</p>
          {quote !== null && <p className={classes.quote}>{quote}</p>}
          {at !== null && (
            <p className={classes.when}>
              <Moment at={at} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
