import type { CSSProperties, ReactNode } from 'react';
import { Users } from 'lucide-react';
import { tooltip } from '../tooltip/tooltip.ts';
import { avatarFill, initials } from './avatar-tone.ts';
import classes from './avatar.module.css';

export type AvatarKind = 'USER' | 'TEAM' | 'ROLE';
export type AvatarSize = 16 | 20 | 24 | 28 | 32 | 40;

export interface AvatarProps {
  readonly name: string;
  readonly kind?: AvatarKind | undefined;
  readonly size?: AvatarSize | undefined;
  /** True if the name is visible next to it. Removes the tooltip and the accessible name. */
  readonly isDecorative?: boolean | undefined;
}

/** People have their initials, teams and roles an outlined icon. */
export function Avatar({
  name,
  kind = 'USER',
  size = 20,
  isDecorative = false,
}: AvatarProps): ReactNode {
  const style: CSSProperties = {
    width: size,
    height: size,
    fontSize: Math.max(8, size * 0.42),
    ...(kind === 'USER' ? { backgroundColor: avatarFill(name) } : {}),
  };
  return (
    <span
      className={classes.root}
      data-kind={kind}
      style={style}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name, ...tooltip(name) })}
    >
      {kind === 'USER' ? initials(name) : <Users size={Math.round(size * 0.6)} strokeWidth={2} />}
    </span>
  );
}
