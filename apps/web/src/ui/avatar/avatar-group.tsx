import type { ReactNode } from 'react';
import { tooltip } from '../tooltip/tooltip.ts';
import { Avatar, type AvatarKind, type AvatarSize } from './avatar.tsx';
import classes from './avatar.module.css';
import { useIntl } from '../../lib/intl/use-intl.ts';

export interface AvatarGroupProps {
  readonly parties: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: AvatarKind;
  }[];
  readonly max?: number | undefined;
  readonly size?: AvatarSize | undefined;
  /** True if the names are visible next to it. */
  readonly isDecorative?: boolean | undefined;
}

/**
 * Overlapping avatars of several people, teams, and roles. One accessible name lists all of them.
 */
export function AvatarGroup({
  parties,
  max = 3,
  size = 20,
  isDecorative = false,
}: AvatarGroupProps): ReactNode {
  const intl = useIntl();
  if (parties.length === 0) return null;
  const names = intl.formatList(
    parties.map(({ name }) => name),
    { type: 'conjunction' },
  );
  const shown = parties.length > max ? parties.slice(0, max - 1) : parties;
  const rest = parties.length - shown.length;
  return (
    <span
      className={classes.group}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': names, ...tooltip(names) })}
    >
      {shown.map(({ id, name, kind }) => (
        <Avatar key={id} name={name} kind={kind} size={size} isDecorative />
      ))}
      {rest > 0 && (
        <span className={classes.rest} style={{ height: size, minWidth: size }} aria-hidden="true">
          +{rest}
        </span>
      )}
    </span>
  );
}
