import { z } from 'zod';
import { locales } from '@baton/domain/core/languages';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { resendToAddress } from './change-invitation.ts';
import { requestInvitation } from './request-invitation.ts';

const resendInvite = defineCall({
  method: 'POST',
  path: '/resend-invite',
  group: 'Sign-in',
  summary:
    'Sends an invitation again. Without a session, the answer is the same for unknown addresses.',
  input: z.object({
    Email: z.string().max(320),
    locale: z.enum(locales).default('en').meta({ description: 'Language of the message.' }),
  }),
  errors: ['InvalidEmail', 'TooManyAttempts', 'AlreadySignedUp', 'InvitationWithdrawn', 'NotFound'],
  run: async (context, { Email: email, locale }) => {
    // Only people who can invite learn whether the invitation was accepted or withdrawn.
    if (context.tokenHash() === null) await requestInvitation(context, { email, locale });
    else await resendToAddress(context, email);
  },
});

export const invitationCalls = [resendInvite];
