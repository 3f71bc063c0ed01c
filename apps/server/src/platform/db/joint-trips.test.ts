import { describe, expect, test } from 'vitest';
import { jointTrip } from './joint-trips.ts';
import type { Statement } from './statement.ts';
import type { Database } from './trip.ts';

const said = (text: string): Statement => ({ text, values: [] });

/** What a command about `about` writes; its answer is told by its text. */
const command = (about: string, text = `write ${about}`) => ({
  about,
  enter: said('enter'),
  statements: [said(text)],
});

/** Keeps what travels together, and answers each statement with its text; some texts fail. */
const fakeDatabase = (failing: Readonly<Record<string, string>> = {}) => {
  const trips: string[][] = [];
  const door = Promise.withResolvers<undefined>();
  const trip = async (_: unknown, ...statements: readonly Statement[]) => {
    const texts = statements.map(({ text }) => text);
    trips.push(texts);
    // The first trips wait, so that the others meet.
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

/** Two trips that keep both lanes busy, and then the commands, which meet behind them. */
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

describe('a joint trip', () => {
  test('is made by those who meet, each with its own way in and its own answer', async () => {
    const fake = fakeDatabase();
    expect(await meet(fake, [command('b'), command('a')])).toEqual([
      answered('write b'),
      answered('write a'),
    ]);
    expect(fake.trips.slice(2)).toEqual([['enter', 'write a', 'enter', 'write b']]);
  });

  test('that fails is made by each alone, and fails for whom it fails', async () => {
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

  test('is not made for who was overtaken: another one about the same thing was stored', async () => {
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

  test('is made alone by who waited for another one that was not stored', async () => {
    const fake = fakeDatabase({ first: 'StaleSession' });
    const given = [command('a', 'first'), command('a', 'second'), command('b')];
    expect(await meet(fake, given)).toEqual([
      failed('StaleSession'),
      answered('second'),
      answered('write b'),
    ]);
  });

  test('whose connection was lost is not made again: nobody knows what became of it', async () => {
    const fake = fakeDatabase({ 'write b': 'ConnectionLost' });
    expect(await meet(fake, [command('a'), command('b')])).toEqual([
      failed('ConnectionLost'),
      failed('ConnectionLost'),
    ]);
    expect(fake.trips).toHaveLength(3);
  });
});
