import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import type { CommentFacts } from '../comment/comment.ts';
import type { Actor } from '../party/actor.ts';
import { mayDeleteComment, mayEditComment, mayReadComment } from './comment-access.ts';

const actor = (id: string, changes: Partial<Actor> = {}): Actor => ({
  id: asId<PartyId>(id),
  parties: [asId<PartyId>(id)],
  isAdmin: false,
  accessLevel: 'INTERNAL',
  systemRoles: [],
  ...changes,
});
const author = actor('author');
const other = actor('other');
const admin = actor('admin', { isAdmin: true });
const external = actor('external', { accessLevel: 'EXTERNAL' });
const limited = actor('limited', { accessLevel: 'LIMITED' });

const comment: CommentFacts = { authorId: author.id, isInternal: false, isDeleted: false };
const note: CommentFacts = { ...comment, isInternal: true };
const deleted: CommentFacts = { ...comment, isDeleted: true };

describe('reading', () => {
  it.each([author, other, external, limited])('allows everyone to read a comment', (one) => {
    expect(mayReadComment(one, comment)).toBeNull();
  });

  it('hides internal notes from external and limited users', () => {
    expect([other, admin].map((one) => mayReadComment(one, note))).toEqual([null, null]);
    for (const one of [external, limited])
      expect(mayReadComment(one, note)?.code).toBe('Forbidden');
  });
});

describe('changing', () => {
  it('allows only the author to edit', () => {
    expect(mayEditComment(author, comment)).toBeNull();
    for (const one of [other, admin]) expect(mayEditComment(one, comment)?.code).toBe('Forbidden');
  });

  it('allows the author and admins to delete', () => {
    expect([author, admin].map((one) => mayDeleteComment(one, comment))).toEqual([null, null]);
    expect(mayDeleteComment(other, comment)?.code).toBe('Forbidden');
  });

  it('allows nothing on a deleted comment', () => {
    for (const one of [author, admin]) {
      expect(mayEditComment(one, deleted)?.code).toBe('Forbidden');
      expect(mayDeleteComment(one, deleted)?.code).toBe('Forbidden');
    }
  });
});
