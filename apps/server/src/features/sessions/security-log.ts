import type { RequestContext } from '../../platform/graphql/request-context.ts';

type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'sign-out'
  | 'session-revoked'
  | 'tenant-switched'
  | 'installation-set-up';

/**
 * One line for whoever watches over the installation. An address that was typed is not
 * written down: people type their password into the wrong field.
 */
export const logSecurity = (
  context: RequestContext,
  event: SecurityEvent,
  facts: { readonly accountId?: string | undefined; readonly network?: string },
): void => {
  const isWarning = event === 'sign-in-throttled' || event === 'sign-in-failed';
  context.http.log[isWarning ? 'warn' : 'info']({ security: event, ...facts }, event);
};
