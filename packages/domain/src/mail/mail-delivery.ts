const minute = 60_000;
const hour = 60 * minute;

/** States of a message. STORED: written to the mail folder, because there is no mail server. */
export const mailStates = ['QUEUED', 'SENT', 'FAILED', 'STORED'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why a message wasn't sent. UNREACHABLE: the mail server didn't answer. SIGN_IN: it refused the
 * user name or password. REJECTED: it refused the message. DEFERRED: it wants to get it later.
 * EXPIRED: the link ended before the message was sent.
 */
export const mailFailures = ['UNREACHABLE', 'SIGN_IN', 'REJECTED', 'DEFERRED', 'EXPIRED'] as const;
export type MailFailure = (typeof mailFailures)[number];

const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/**
 * Returns the time in milliseconds until the next attempt after this many failed ones. Returns null
 * if there is none: after the last pause, or because the server would refuse the message again.
 */
export const mailRetryPause = (failure: MailFailure, attempts: number): number | null =>
  failure === 'REJECTED' || failure === 'EXPIRED' ? null : (pauses[attempts - 1] ?? null);
