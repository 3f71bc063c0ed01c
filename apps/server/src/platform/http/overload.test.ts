import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { refuseOverload } from './overload.ts';

const app = fastify();
afterAll(() => app.close());

it('rejects requests over the limit until there is capacity', async () => {
  let refused = 0;
  let finish = () => {};
  const untilTold = new Promise<void>((resolve) => {
    finish = resolve;
  });
  refuseOverload(app, { inFlight: 2, loopDelay: 60_000 }, () => {
    refused += 1;
  });
  let working = 0;
  app.get('/work', async () => {
    working += 1;
    await untilTold;
    return 'done';
  });
  app.get('/livez', async () => 'ok');

  // An injected request starts when it is awaited.
  const inside = Promise.all([app.inject('/work'), app.inject('/work')]);
  await expect.poll(() => working).toBe(2);
  const next = await app.inject('/work');
  expect(next.statusCode).toBe(503);
  expect(next.headers['retry-after']).toBe('2');
  expect(next.json()).toMatchObject({ title: 'Unavailable', status: 503 });
  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect(refused).toBe(1);

  finish();
  expect((await inside).map((answer) => answer.body)).toEqual(['done', 'done']);
  expect((await app.inject('/work')).statusCode).toBe(200);
});
