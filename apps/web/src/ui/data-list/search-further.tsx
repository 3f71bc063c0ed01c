import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './search-further.module.css';

interface SearchFurtherProps {
  readonly text: string;
  readonly label: string;
  readonly isLoading: boolean;
  readonly onSearch: () => void;
}

/** The end of a list that is searched in steps, so that more rows may match than are loaded. */
export function SearchFurther({ text, label, isLoading, onSearch }: SearchFurtherProps): ReactNode {
  return (
    <div className={classes.root} role="status">
      <span>{text}</span>
      <Button size="small" loading={isLoading} onClick={onSearch}>
        {label}
      </Button>
    </div>
  );
}
