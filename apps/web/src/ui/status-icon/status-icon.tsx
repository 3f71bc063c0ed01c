import type { ReactNode } from 'react';
import type { StatusShape } from '../../lib/status/status-shape.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import { statusDrawings } from './status-drawings.tsx';
import classes from './status-icon.module.css';

export interface StatusIconProps {
  readonly shape: StatusShape;
  /** The status in words: the accessible name, and the tooltip unless the text is visible. */
  readonly label: string;
  readonly showLabel?: boolean | undefined;
  readonly size?: 14 | 16 | 20 | undefined;
}

export function StatusIcon({
  shape,
  label,
  showLabel = false,
  size = 16,
}: StatusIconProps): ReactNode {
  const { tone, drawing } = statusDrawings[shape];
  const icon = (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden="true">
      {drawing}
    </svg>
  );
  return showLabel ? (
    <span className={classes.labelled} data-tone={tone}>
      {icon}
      <span className={classes.text}>{label}</span>
    </span>
  ) : (
    <span
      className={classes.icon}
      data-tone={tone}
      role="img"
      aria-label={label}
      {...tooltip(label)}
    >
      {icon}
    </span>
  );
}
