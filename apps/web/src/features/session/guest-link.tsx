import { signInReturnQuery } from '@baton/domain/tenant/sign-in-return';
import type { MouseEvent, ReactNode } from 'react';
import { workspaceOfPage } from '../../lib/session/page-workspace.ts';
import { wantedReturn } from '../../lib/session/redirect-target.ts';
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

const guestQuery = (
  email: string,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams => {
  const workspace = workspaceOfPage(location.search);
  return new URLSearchParams({
    ...more,
    ...(email.trim() !== '' && { email: email.trim() }),
    ...signInReturnQuery(wantedReturn(location.search)),
    ...(workspace !== null && { 'tenant-uuid': workspace }),
  });
};

/** Returns the address of a page with the email address, the workspace, and what the visitor wanted. */
export const guestPath = (
  path: string,
  email = '',
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = guestQuery(email, more);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

/** Returns the page for too many wrong passwords. Its `redirect` says where it leads back to. */
export const credentialsErrorPath = (email: string): string => {
  const query = guestQuery(email);
  const wanted = query.get('redirect');
  query.set('redirect', 'login');
  if (wanted !== null) query.set('return-to', wanted);
  return `/credentials-error?${query.toString()}`;
};
