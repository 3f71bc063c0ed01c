import type { MouseEvent, ReactNode } from 'react';
import classes from './guest-form.module.css';

/** Opens a page before sign-in, without loading the document again. */
export type GuestNavigate = (address: string) => void;

export interface GuestLinkProps {
  readonly href: string;
  readonly onNavigate: GuestNavigate;
  readonly children: ReactNode;
}

export function GuestLink({ href, onNavigate, children }: GuestLinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a className={classes.link} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Returns the address of a page with the email address. Suppliers stay in their own sign-in. */
export const withEmail = (path: string, email: string): string => {
  const query = new URLSearchParams(email.trim() === '' ? {} : { email: email.trim() });
  if (new URLSearchParams(location.search).has('supplier')) query.set('supplier', '1');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};
