import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStorage } from './draft-storage.ts';
import { useDraftIn, type DraftOptions, type LocalDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());

const empty = { name: '', people: [] as readonly string[] };

/** Opens an editor with a draft. Its page is left when it unmounts. */
const visit = <Content,>(options: DraftOptions<Content>) =>
  renderHook(
    (now: DraftOptions<Content>): LocalDraft<Content> => useDraftIn(draftStorage(), 'd', now),
    { initialProps: options },
  );
const leave = (open: { readonly unmount: () => void }): void => act(open.unmount);

describe('useDraft', () => {
  it('restores what was typed in an earlier visit', () => {
    const first = visit({ empty });
    expect(first.result.current).toMatchObject({ hasDraft: false, draft: empty });
    act(() => first.result.current.update((before) => ({ ...before, name: 'Northwind' })));
    leave(first);
    const { current } = visit({ empty }).result;
    expect(current).toMatchObject({ hasDraft: true, draft: { name: 'Northwind', people: [] } });
  });

  it('combines changes in one render', () => {
    const { result } = visit({ empty });
    const { update } = result.current;
    act(() => {
      update((before) => ({ ...before, name: 'Northwind' }));
      update((before) => ({ ...before, people: ['maya'] }));
    });
    expect(result.current.draft).toEqual({ name: 'Northwind', people: ['maya'] });
  });

  it('keeps the draft of another window while nothing is typed', () => {
    const untouched = visit({ empty: '' });
    const other = visit({ empty: '' });
    act(() => other.result.current.change('Typed in the other window'));
    leave(other);
    leave(untouched);
    expect(visit({ empty: '' }).result.current.draft).toBe('Typed in the other window');
  });

  it('has no draft after the content is as before', () => {
    const first = visit({ empty: 'Before' });
    act(() => first.result.current.change('After'));
    act(() => first.result.current.change('Before'));
    leave(first);
    expect(visit({ empty: 'Before' }).result.current.hasDraft).toBe(false);
  });

  it('ignores a draft of another shape', () => {
    draftStorage().write('d', { name: 'Northwind' });
    expect(visit({ empty }).result.current).toMatchObject({ hasDraft: false, draft: empty });
  });

  it('follows the object until something is typed', () => {
    const { result, rerender } = visit({ empty: 'Before', version: 3 });
    rerender({ empty: 'Theirs', version: 4 });
    expect(result.current).toMatchObject({ isEdited: false, draft: 'Theirs' });
  });

  it('reports a change of the object since the draft, also after a reload', () => {
    const first = visit({ empty: 'Before', version: 3 });
    act(() => first.result.current.change('Mine'));
    first.rerender({ empty: 'Theirs', version: 4 });
    const based = { draft: 'Mine', seen: { hasConflict: true, version: 3 } };
    expect(first.result.current).toMatchObject(based);
    leave(first);
    expect(visit({ empty: 'Theirs', version: 4 }).result.current).toMatchObject(based);
  });

  it('keeps the unanswered command until the draft is discarded', () => {
    const first = visit({ empty });
    act(() => first.result.current.unsettled.write({ asked: '{}', key: 'k' }));
    leave(first);
    const { result } = visit({ empty });
    expect(result.current.unsettled.read()).toEqual({ asked: '{}', key: 'k' });
    act(() => result.current.forget());
    expect(localStorage).toHaveLength(0);
  });

  it('asks before the page closes if the browser refuses to store', () => {
    const { result } = visit({ empty: '' });
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    act(() => result.current.change('Typed'));
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    write.mockRestore();
  });
});
