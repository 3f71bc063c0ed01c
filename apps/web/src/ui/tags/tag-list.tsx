import type { ReactNode } from 'react';
import classes from './tags.module.css';

/** Tags, each in its own frame. */
export function TagList({ tags }: { readonly tags: readonly string[] }): ReactNode {
  return (
    <ul className={classes.list}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
