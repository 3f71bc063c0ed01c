import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestServer } from '../../testing/test-server.ts';
import { openTestStream } from '../../testing/test-stream.ts';

const server = await createTestServer();
afterAll(server.close);
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const ada = await server.createPerson({ tenantId: await server.createTenant(), name: 'Ada' });

const firstErrors = async (cookie: string | null, document: string) => {
  const stream = await openTestStream(address, cookie, document, {});
  const first = z.object({ errors: z.array(z.unknown()) }).parse(await stream.next());
  stream.close();
  return first.errors;
};
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('an error in the event stream', () => {
  it('contains the request id', async () => {
    const told = await firstErrors(ada.cookie, 'subscription { changes { shoeSize } }');
    for (const error of told)
      expect(error).toMatchObject({ message: 'RequestInvalid', extensions: { requestId } });
    expect(told.length).toBeGreaterThan(0);
  });

  it('is the sign-in error without a session', async () => {
    const told = await firstErrors(null, 'subscription { changes { shoeSize } }');
    expect(told).toMatchObject([{ message: 'Unauthenticated', extensions: { requestId } }]);
  });
});
