import { describe, expect, it } from 'vitest';
import { canMoveCards, moveOf } from './card-move.ts';

const card = { tags: [{ id: 'a' }, { id: 'b' }] };
const status = (of: string) => ({ key: '', status: of });
const key = (of: string) => ({ key: of, status: null });

describe('moveOf', () => {
  it('changes the owner', () => {
    expect(moveOf('owner', card, key('ada'), key('ben'))).toMatchObject({ ownerId: 'ben' });
  });

  it('replaces the tag of the old column with the tag of the new column', () => {
    expect(moveOf('tag', card, key('a'), key('c'))).toMatchObject({ tags: ['b', 'c'] });
    expect(moveOf('tag', card, key('a'), key('b'))).toMatchObject({ tags: ['b'] });
    expect(moveOf('tag', card, key('a'), key(''))).toMatchObject({ tags: ['b'] });
  });

  it.each([
    ['ON_TRACK', 'PAUSED', 'PAUSE'],
    ['PAUSED', 'ON_TRACK', 'RESUME'],
    ['PAUSED', 'ENDED', 'END'],
    ['PAUSED', 'COMPLETED', 'NONE'],
    ['ON_TRACK', 'OVERDUE', 'NONE'],
  ])('moves from %s to %s with %s', (from, to, kind) => {
    expect(moveOf('status', card, status(from), status(to))).toMatchObject({ kind });
  });

  it('has a result for all groups whose cards can be moved', () => {
    expect(
      ['status', 'owner', 'tag', 'stage', 'blueprint'].map((by) => canMoveCards(by as 'tag')),
    ).toEqual([true, true, true, false, false]);
  });

  it('never moves a workflow to another stage or blueprint', () => {
    expect(moveOf('stage', card, key('1'), key('2'))).toEqual({ kind: 'NONE' });
    expect(moveOf('blueprint', card, key('1'), key('2'))).toEqual({ kind: 'NONE' });
  });
});
