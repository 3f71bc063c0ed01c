import { expect, test } from 'vitest';
import { openTypesetter, type TypesetOrder } from './typesetter.ts';

const orderOf = (data: string): TypesetOrder => ({
  template: '',
  data,
  prepare: null,
  images: {},
  at: 0,
});
const pdf = Uint8Array.of(1);

/** A printer that finishes on request of the test. */
const slowPrinter = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const { typeset } = openTypesetter(
    ({ data }, signal) =>
      new Promise((resolve, reject) => {
        begun.push(data);
        ends.push(() => resolve(pdf));
        signal.addEventListener('abort', () => reject(new Error('killed')));
      }),
  );
  const ask = (person: string, data: string) => {
    const closed = new AbortController();
    const answer = typeset(orderOf(data), { person, signal: closed.signal });
    return { answer, close: () => closed.abort() };
  };
  /** Finishes the current document, so that the next one starts. */
  const finish = async (answer: Promise<Uint8Array | null>): Promise<void> => {
    ends.at(-1)?.();
    expect(await answer).toBe(pdf);
    await Promise.resolve();
  };
  return { begun, ask, finish };
};

test('limits a person to two waiting documents', async () => {
  const { begun, ask, finish } = slowPrinter();
  const [first, second] = [ask('ann', 'a1'), ask('ann', 'a2')];
  expect(await ask('ann', 'a3').answer).toBeNull();
  const other = ask('ben', 'b1');
  await finish(first.answer);
  const fourth = ask('ann', 'a4');
  await finish(second.answer);
  await finish(other.answer);
  await finish(fourth.answer);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a4']);
});

test('limits the queue to thirty documents', async () => {
  const { ask } = slowPrinter();
  for (let n = 0; n < 30; n += 1) ask(`person ${n}`, `${n}`);
  expect(await ask('ann', 'too late').answer).toBeNull();
});

test('removes a document from the queue when its connection closes', async () => {
  const { begun, ask, finish } = slowPrinter();
  const [printing, waiting, last] = [ask('ann', 'a1'), ask('ann', 'a2'), ask('ben', 'b1')];
  waiting.close();
  expect(await waiting.answer).toBeNull();
  const again = ask('ann', 'a3');
  printing.close();
  expect(await printing.answer).toBeNull();
  await finish(last.answer);
  await finish(again.answer);
  expect(begun).toEqual(['a1', 'b1', 'a3']);
});

test('continues after a failed document', async () => {
  const { typeset } = openTypesetter(({ data }) =>
    data === 'bad' ? Promise.reject(new Error('broken')) : Promise.resolve(pdf),
  );
  const client = { person: 'ann', signal: new AbortController().signal };
  const [bad, good] = [typeset(orderOf('bad'), client), typeset(orderOf('good'), client)];
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe(pdf);
});
