import { describe, expect, it } from 'vitest';
import { createTaskFormStore } from './task-form-store.ts';

describe('whoever looks at one place of a form', () => {
  it('is told what befalls it and what befalls all, and nothing of the others', () => {
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
