import { builder } from '../../platform/graphql/builder.ts';
import type { GuestInquiry } from './guest-inquiries.ts';

export const GuestInquiryRef = builder.objectRef<GuestInquiry>('GuestInquiry').implement({
  description: 'A question of an approver about the work of a guest, or the answer.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'True if the guest wrote it.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was written.',
      resolve: ({ at }) => at,
    }),
  }),
});
