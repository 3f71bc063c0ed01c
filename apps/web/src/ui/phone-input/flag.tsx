import type { ReactNode } from 'react';
import classes from './phone-input.module.css';

/** The flag of a country. Its name is next to it. */
export const Flag = ({ country }: { readonly country: string }): ReactNode => (
  <img
    className={classes.flag}
    src={`/flags/${country.toLowerCase()}.svg`}
    alt=""
    width={18}
    height={12}
    loading="lazy"
  />
);
