import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { closeStalledRequests } from './stalled-requests.ts';

const app = fastify();
closeStalledRequests(app, 300);
app.post('/', async ({ body }) => ({ body }));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const address = app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`;

describe('a request body', () => {
  it('is aborted if it stalls', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head(100)}a`);
    socket.resume();
    await once(socket, 'close');
    expect(socket.readyState).toBe('closed');
  });

  it('is accepted if it is slow', async () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.write(head(10));
    for (let n = 0; n < 10; n += 1) {
      await delay(60);
      socket.write('a');
    }
    await expect.poll(() => answer).toContain('{"body":"aaaaaaaaaa"}');
    socket.destroy();
  });
});
