import { caseField } from '@baton/fixtures/fields/field-cases';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftStorage } from '../../../../lib/draft/draft-storage.ts';
import { storeFormDrafts } from './form-drafts.ts';
import { createTaskFormStore, type TaskFormStore } from './task-form-store.ts';
import { typedQuestion } from './typed-question.ts';

beforeEach(() => localStorage.clear());

/** Opens the form of a task in one window. */
const open = (): { readonly store: TaskFormStore; readonly close: () => void } => {
  const store = createTaskFormStore();
  return { store, close: storeFormDrafts('maya.task.', store, draftStorage()) };
};

describe('drafts of a form', () => {
  it('restore values, invalid text, and the fields', () => {
    const first = open();
    first.store.ask('a', typedQuestion({ ...caseField({ kind: 'TEXT' }), name: 'A' }, []));
    first.store.see('a', { value: 'before', version: 2 });
    first.store.type('a', 'typed');
    first.store.unread.put('b', '12k');
    first.close();
    const { store } = open();
    expect(store.unsaved()).toEqual([
      { instance: 'a', value: 'typed', base: { value: 'before', version: 2 } },
    ]);
    expect(store.unread.all()).toEqual(new Map([['b', '12k']]));
    expect(store.questionAt('a')?.name).toBe('A');
  });

  it('stay in another window until they are typed there', () => {
    const other = open();
    const first = open();
    first.store.type('a', 'typed');
    first.close();
    other.store.type('b', 'also typed');
    other.close();
    expect(
      open()
        .store.unsaved()
        .map(({ instance }) => instance),
    ).toEqual(['a', 'b']);
  });

  it('are deleted once saved', () => {
    const first = open();
    first.store.leave('a', 'typed');
    first.close();
    const { store, close } = open();
    store.see('a', { value: null, version: 0 });
    store.settle(store.take());
    close();
    expect(localStorage).toHaveLength(0);
  });
});
