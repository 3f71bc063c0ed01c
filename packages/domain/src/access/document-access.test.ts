import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import type { Actor } from '../party/actor.ts';
import { mayDeleteDocument } from './document-access.ts';

const me = asId<PartyId>('me');
const admin: Actor = {
  id: me,
  parties: [me],
  isAdmin: true,
  accessLevel: 'INTERNAL',
  systemRoles: [],
};
const document = { createdBy: asId<PartyId>('other'), taskStatus: null };

describe('mayDeleteDocument', () => {
  it('allows admins to delete documents of others', () => {
    expect(mayDeleteDocument(admin, document)).toBeNull();
  });

  it.each(['EXTERNAL', 'LIMITED'] as const)(
    'ignores the admin flag of an %s person',
    (accessLevel) => {
      expect(mayDeleteDocument({ ...admin, accessLevel }, document)?.code).toBe('NotUploader');
    },
  );
});
