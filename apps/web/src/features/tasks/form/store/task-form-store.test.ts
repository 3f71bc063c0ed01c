import { caseField } from '@baton/fixtures/fields/field-cases';
import { describe, expect, it } from 'vitest';
import { createTaskFormStore } from './task-form-store.ts';
import { typedQuestion } from './typed-question.ts';

describe('subscribe', () => {
  it('reports changes only of the field or form that is subscribed to', () => {
    const store = createTaskFormStore();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    }, 'a');
    store.see('b', { value: null, version: 1 });
    store.type('b', 'typed');
    store.leave('b', 'typed');
    expect(told).toBe(0);
    store.type('a', 'typed');
    expect(told).toBe(1);
    store.cutOff(true);
    expect(told).toBe(2);
    stop();
    store.type('a', 'more');
    expect(told).toBe(2);
  });
});

describe('typed text that isn’t a valid value', () => {
  it('is not saved until it is corrected', () => {
    const store = createTaskFormStore();
    store.see('a', { value: 50, version: 1 });
    store.unread.put('a', '12k');
    store.leave('a', null);
    store.leaveAll();
    expect(store.take()).toEqual([]);
    store.unread.put('a', null);
    store.leave('a', 12);
    expect(store.take()).toMatchObject([{ instance: 'a', value: 12 }]);
  });

  it.each([
    ['DATE', 'InvalidDate'],
    ['NUMBER', 'NotANumber'],
  ] as const)('is refused by the field type: %s', (kind, code) => {
    const store = createTaskFormStore();
    store.ask('a', typedQuestion({ ...caseField({ kind }), name: 'A' }, []));
    store.unread.put('a', 'soon');
    expect(store.unreadRefusals()).toMatchObject([{ code, field: 'values.a' }]);
  });
});
