import type { RequestContext } from '../../platform/graphql/request-context.ts';

type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'sign-out'
  | 'session-revoked'
  | 'tenant-created'
  | 'tenant-switched'
  | 'installation-set-up'
  | 'password-reset-requested'
  | 'password-reset'
  | 'invitation-accepted'
  | 'address-confirmed'
  | 'api-token-created'
  | 'token-code-created'
  | 'calendar-feed-created'
  | 'calendar-feed-revoked'
  | 'password-changed'
  | 'viewing-started'
  | 'sign-in-policy-changed'
  | 'passkey-added'
  | 'passkey-deleted'
  | 'second-factor-set-up'
  | 'second-factor-removed'
  | 'second-factor-reset-requested'
  | 'recovery-codes-renewed';

/**
 * Logs a security event. Entered emails aren't logged, because people sometimes type their password
 * there.
 */
export const logSecurity = (
  context: RequestContext,
  event: SecurityEvent,
  facts: { readonly accountId?: string | undefined; readonly network?: string },
): void => {
  const isWarning = event === 'sign-in-throttled' || event === 'sign-in-failed';
  context.http.log[isWarning ? 'warn' : 'info']({ security: event, ...facts }, event);
};
