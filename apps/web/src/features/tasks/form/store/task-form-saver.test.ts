import { describe, expect, it, vi } from 'vitest';
import { apiError } from '../../../../lib/api/graphql-error.ts';
import { createTaskFormSaver } from './task-form-saver.ts';
import { createTaskFormStore, type StoredValues, type TypedValue } from './task-form-store.ts';

type Answer = StoredValues | Error;

/** A server whose responses the test provides, in order. */
const scene = () => {
  const store = createTaskFormStore();
  const sent: { readonly values: readonly TypedValue[]; readonly key: string }[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const refused: string[] = [];
  let seen: StoredValues = new Map();
  const saver = createTaskFormSaver({
    store,
    send: (values, key) => {
      sent.push({ values, key });
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
    refresh: () => Promise.resolve(seen),
    pause: () => Promise.resolve(),
    onRefused: (refusals) => refused.push(...refusals.map(({ code }) => code)),
  });
  store.subscribe(saver.save);
  store.see('a', { value: null, version: 0 });
  store.see('b', { value: null, version: 0 });
  return {
    store,
    sent,
    refused,
    answer: async (answer: Answer, next?: StoredValues): Promise<void> => {
      seen = next ?? seen;
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(answer);
      await Promise.resolve();
    },
    told: () => sent.map(({ values }) => values.map(({ instance, value }) => [instance, value])),
  };
};

const held = (...values: readonly [string, string, number][]): StoredValues =>
  new Map(values.map(([instance, value, version]) => [instance, { value, version }]));

describe('createTaskFormSaver', () => {
  it('repeats a request without a response before sending newer values', async () => {
    const { store, sent, answer, told } = scene();
    store.leave('a', 'one');
    await answer(apiError('Unavailable', { outcomeUnknown: true }));
    store.leave('a', 'two');
    await answer(held(['a', 'one', 1]));
    await answer(held(['a', 'two', 2]));
    await vi.waitFor(() => expect(store.state().entries.size).toBe(0));
    expect(told()).toEqual([[['a', 'one']], [['a', 'one']], [['a', 'two']]]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.values[0]?.base?.version).toBe(1);
    expect(store.state().isCutOff).toBe(false);
  });

  it('doesn’t report its own change as a change of someone else', async () => {
    const { store, answer } = scene();
    store.leave('a', 'one');
    store.see('a', { value: 'one', version: 1 });
    store.type('a', 'one and more');
    await answer(held(['a', 'one', 1]));
    await vi.waitFor(() => expect(store.state().entries.get('a')?.base?.version).toBe(1));
  });

  it('saves the value that the person selects after a conflict', async () => {
    const { store, answer, told } = scene();
    store.type('a', 'mine');
    store.type('b', 'free');
    store.leaveAll();
    await answer(apiError('FieldsChangedMeanwhile'), held(['a', 'theirs', 1]));
    await answer(held(['b', 'free', 1]));
    await vi.waitFor(() => expect([...store.state().entries.keys()]).toEqual(['a']));
    store.choose('a', { whose: 'MINE' });
    await answer(held(['a', 'mine', 2]));
    await vi.waitFor(() => expect(store.state().entries.size).toBe(0));
    expect(told().slice(1)).toEqual([[['b', 'free']], [['a', 'mine']]]);
  });

  it('reloads the form after an error without a field, and keeps typed text', async () => {
    const { store, refused, answer } = scene();
    store.leave('a', 'mine');
    await answer(apiError('NotFound'), held(['a', 'theirs', 3]));
    await vi.waitFor(() => expect(store.state().stored.get('a')?.version).toBe(3));
    expect(refused).toEqual(['NotFound']);
    expect(store.state().entries.get('a')?.value).toBe('mine');
  });

  it('keeps refused values until the person retries', async () => {
    const { store, sent, refused, answer } = scene();
    store.leave('a', 'one');
    await answer(apiError('NotAssignee'));
    await vi.waitFor(() => expect(refused).toEqual(['NotAssignee']));
    expect(store.state().entries.get('a')?.refusal?.code).toBe('NotAssignee');
    expect(sent).toHaveLength(1);
    store.leave('a', 'one');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });
});
