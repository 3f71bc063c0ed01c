import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { ButtonKind, ButtonSize } from './button.tsx';
import classes from './button.module.css';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: ReactNode;
}

/** A link that looks like a button and can be opened in a new tab. */
export function LinkButton({
  kind = 'default',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <a
      {...rest}
      className={joinClasses(classes.root, classes.link, className)}
      data-kind={kind}
      data-size={size}
    >
      {icon}
      {Boolean(children) && <span className={classes.label}>{children}</span>}
    </a>
  );
}
