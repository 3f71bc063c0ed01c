import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './button.module.css';

export type ButtonSize = 'x-small' | 'small' | 'medium' | 'large' | 'x-large';
export type ButtonKind = 'primary' | 'default' | 'subtle' | 'danger';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick' | 'type'>;

export interface ButtonProps extends NativeProps {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** Shows progress and disables the button. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why the button can't be used now. It stays focusable so that people can read the reason. */
  readonly disabledReason?: string | null | undefined;
  /** Key shown inside, such as `mod+enter`. The screen handles the key. */
  readonly keyHint?: string | undefined;
  readonly tooltip?: string | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  kind = 'default',
  size = 'medium',
  type = 'button',
  icon,
  iconAfter,
  loading = false,
  disabled = false,
  disabledReason,
  keyHint,
  tooltip: tip,
  fullWidth = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const isExplained = Boolean(disabledReason) && !loading;
  const isOff = disabled || loading || isExplained;
  return (
    <button
      {...rest}
      {...tooltip(disabledReason ?? tip)}
      type={isExplained ? 'button' : type}
      className={joinClasses(classes.root, fullWidth && classes.full, className)}
      data-kind={kind}
      data-size={size}
      data-loading={loading || undefined}
      disabled={isOff && !isExplained}
      aria-disabled={isExplained || undefined}
      aria-busy={loading || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {loading ? <span className={classes.spinner} aria-hidden="true" /> : icon}
      <span className={classes.label}>{children}</span>
      {iconAfter}
      {keyHint !== undefined && (
        <Kbd
          keys={keyHint}
          tone={kind === 'primary' || kind === 'danger' ? 'on-accent' : 'plain'}
        />
      )}
    </button>
  );
}
