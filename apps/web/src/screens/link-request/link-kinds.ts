import {
  requestInvitation,
  requestPasswordReset,
  requestSecondFactorReset,
} from '../../lib/session/account-links.ts';

/** Links that people can request with their email address. */
export const linkKinds = {
  password: {
    request: '/password-reset-request',
    sent: '/password-reset-sent',
    title: 'session.resetTitle',
    text: 'session.resetText',
    sentText: 'session.resetSentText',
    sentNoAddress: 'session.resetSentNoAddress',
    send: requestPasswordReset,
  },
  secondFactor: {
    request: '/mfa-reset-request',
    sent: '/mfa-reset-sent',
    title: 'session.mfaResetTitle',
    text: 'session.mfaResetText',
    sentText: 'session.mfaResetSentText',
    sentNoAddress: 'session.mfaResetSentNoAddress',
    send: requestSecondFactorReset,
  },
  invitation: {
    request: '/invite-request',
    sent: '/invite-sent',
    title: 'session.lostInvitationTitle',
    text: 'session.lostInvitationText',
    sentText: 'session.invitationSentText',
    sentNoAddress: 'session.invitationSentNoAddress',
    send: requestInvitation,
  },
} as const;

export type LinkKind = keyof typeof linkKinds;
