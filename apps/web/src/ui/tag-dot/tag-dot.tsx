import type { ReactNode } from 'react';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './tag-dot.module.css';

export interface TagDotProps {
  readonly label: string;
  readonly color: string;
}

export function TagDot({ label, color }: TagDotProps): ReactNode {
  return (
    <span className={classes.root}>
      <span className={classes.dot} style={{ backgroundColor: color }} />
      <span className={classes.label}>{label}</span>
    </span>
  );
}

export interface TagDotsProps {
  readonly tags: readonly (TagDotProps & { readonly id: string })[];
  readonly max?: number | undefined;
}

/** Up to two tags and the number of others, which the tooltip names. */
export function TagDots({ tags, max = 2 }: TagDotsProps): ReactNode {
  const rest = tags.slice(max);
  return (
    <span className={classes.group}>
      {tags.slice(0, max).map((tag) => (
        <TagDot key={tag.id} label={tag.label} color={tag.color} />
      ))}
      {rest.length > 0 && (
        <span className={classes.more} {...tooltip(rest.map(({ label }) => label).join('\n'))}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
