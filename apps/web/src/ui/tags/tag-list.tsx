import type { ReactNode } from 'react';
import { tagColor, type ShownTag } from '../../lib/tags/shown-tag.ts';
import classes from './tags.module.css';

/** Tags as chips with their color. */
export function TagList({ tags }: { readonly tags: readonly ShownTag[] }): ReactNode {
  return (
    <ul className={classes.list}>
      {tags.map(({ id, name, shownColor }) => (
        <li key={id} className={classes.tag}>
          <span className={classes.dot} style={{ backgroundColor: tagColor(shownColor) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
