import { markMatches } from '@baton/domain/search/search-words';
import { Fragment, type ReactNode } from 'react';
import classes from './search-dialog.module.css';

/** Returns a function that renders a text with the matches of a search highlighted. */
export const searchMark =
  (search: string) =>
  (text: string): ReactNode =>
    markMatches(text, search).map((part, at) =>
      part.isMatch ? (
        <mark key={at} className={classes.mark}>
          {part.text}
        </mark>
      ) : (
        <Fragment key={at}>{part.text}</Fragment>
      ),
    );
