import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'children' | 'aria-label'
> {
  /** The accessible name, which is also the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'x-small' | 'small' | 'medium' | undefined;
  readonly kind?: 'subtle' | 'default' | undefined;
  readonly keyHint?: string | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({
  label,
  icon,
  size = 'small',
  kind = 'subtle',
  keyHint,
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  const isExplained = Boolean(disabledReason);
  return (
    <button
      {...rest}
      {...tooltip(disabledReason ?? label, { keys: keyHint })}
      type="button"
      className={joinClasses(classes.root, className)}
      data-size={size}
      data-kind={kind}
      aria-label={label}
      aria-disabled={isExplained || undefined}
      onClick={isExplained ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
