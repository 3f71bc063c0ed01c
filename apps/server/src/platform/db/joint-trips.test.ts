import { describe, expect, test } from 'vitest';
import { jointTrip } from './joint-trips.ts';
import type { Statement } from './statement.ts';
import type { Database } from './trip.ts';

const said = (text: string): Statement => ({ text, values: [] });

/** Returns a command that writes about `about`. Its result is its text. */
const command = (about: string, text = `write ${about}`) => ({
  about,
  enter: said('enter'),
  statements: [said(text)],
});

/**
 * Records the statements of each round trip and returns their texts as results. The given texts
 * fail.
 */
const fakeDatabase = (failing: Readonly<Record<string, string>> = {}) => {
  const trips: string[][] = [];
  const door = Promise.withResolvers<undefined>();
  const trip = async (_: unknown, ...statements: readonly Statement[]) => {
    const texts = statements.map(({ text }) => text);
    trips.push(texts);
    // The first round trips wait, so that the others are batched.
    if (trips.length <= 2) await door.promise;
    const fault = texts.flatMap((text) => failing[text] ?? [])[0];
    if (fault !== undefined) throw Object.assign(new Error(fault), { name: fault });
    return texts.map((text) => [text]);
  };
  const database: Database = {
    trip: trip as never,
    onLost: () => undefined,
    tripCount: () => trips.length,
    close: () => Promise.resolve(),
  };
  return { database, trips, door };
};

/** Occupies both lanes, then sends the commands, which are batched. */
const meet = async (
  { database, door }: ReturnType<typeof fakeDatabase>,
  commands: readonly ReturnType<typeof command>[],
) => {
  const first = [jointTrip(database, command('lane 1'))];
  await new Promise((done) => setTimeout(done, 5));
  first.push(jointTrip(database, command('lane 2')));
  await new Promise((done) => setTimeout(done, 5));
  const answers = commands.map((one) => jointTrip(database, one));
  door.resolve(undefined);
  await Promise.all(first);
  return Promise.allSettled(answers);
};

const answered = (text: string) => ({ status: 'fulfilled', value: [[text]] });
const failed = (name: string) => ({
  status: 'rejected',
  reason: expect.objectContaining({ name }),
});

describe('jointTrip (several callers share one database round trip)', () => {
  test('combines waiting statements and returns each result', async () => {
    const fake = fakeDatabase();
    expect(await meet(fake, [command('b'), command('a')])).toEqual([
      answered('write b'),
      answered('write a'),
    ]);
    expect(fake.trips.slice(2)).toEqual([['enter', 'write a', 'enter', 'write b']]);
  });

  test('sends the statements of each caller alone after a failure', async () => {
    const fake = fakeDatabase({ 'write b': 'UniqueViolation' });
    expect(await meet(fake, [command('a'), command('b'), command('c')])).toEqual([
      answered('write a'),
      failed('UniqueViolation'),
      answered('write c'),
    ]);
    expect(fake.trips.slice(3)).toEqual([
      ['enter', 'write a'],
      ['enter', 'write b'],
      ['enter', 'write c'],
    ]);
  });

  test('rejects a change if another change of the same target was stored', async () => {
    const fake = fakeDatabase();
    const given = [command('a', 'first'), command('a', 'second'), command('b')];
    expect(await meet(fake, given)).toEqual([
      answered('first'),
      failed('Overtaken'),
      answered('write b'),
    ]);
    expect(
      fake.trips
        .slice(2)
        .flat()
        .filter((text) => text !== 'enter'),
    ).toEqual(['first', 'write b']);
  });

  test('stores a change alone if the earlier one was not stored', async () => {
    const fake = fakeDatabase({ first: 'StaleSession' });
    const given = [command('a', 'first'), command('a', 'second'), command('b')];
    expect(await meet(fake, given)).toEqual([
      failed('StaleSession'),
      answered('second'),
      answered('write b'),
    ]);
  });

  test('doesn’t try again after a lost connection', async () => {
    const fake = fakeDatabase({ 'write b': 'ConnectionLost' });
    expect(await meet(fake, [command('a'), command('b')])).toEqual([
      failed('ConnectionLost'),
      failed('ConnectionLost'),
    ]);
    expect(fake.trips).toHaveLength(3);
  });
});
