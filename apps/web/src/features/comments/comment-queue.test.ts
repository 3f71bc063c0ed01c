import { MockPayloadGenerator, createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { openCommentQueue } from './comment-queue.ts';

const viewer = { id: 'maya', tenantId: 'acme' };
const input = { idempotencyKey: 'key', workflowId: 'w1', taskId: 't1', body: '<p>Hi</p>' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Environment = ReturnType<typeof createMockEnvironment>;

const sent = ({ mock }: Environment): readonly object[] =>
  mock.getAllOperations().map(({ request }) => request.variables['input']);

const fail = async ({ mock }: Environment, error: Error): Promise<void> => {
  mock.rejectMostRecentOperation(error);
  await vi.advanceTimersByTimeAsync(0);
};

const lost = apiError('Unavailable', { outcomeUnknown: true });

it('sends a comment again with the same key until the server has it', async () => {
  const environment = createMockEnvironment();
  const queue = openCommentQueue(environment, viewer);
  queue.add(input);
  await fail(environment, lost);
  expect(queue.list()).toEqual([{ input, refusal: null }]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent(environment)).toEqual([input]);
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('continues to send after a reload, but not for another person', async () => {
  const before = createMockEnvironment();
  openCommentQueue(before, viewer).add(input);
  await fail(before, lost);
  const [mine, other] = [createMockEnvironment(), createMockEnvironment()];
  expect(openCommentQueue(other, { ...viewer, id: 'ken' }).list()).toEqual([]);
  expect(openCommentQueue(mine, viewer).list()).toHaveLength(1);
  expect(sent(mine)).toEqual([input]);
  expect(sent(other)).toEqual([]);
});

it('keeps a refused comment until the person tries again or discards it', async () => {
  const environment = createMockEnvironment();
  const queue = openCommentQueue(environment, viewer);
  queue.add(input);
  await fail(environment, apiError('NotFound'));
  expect(queue.list()[0]?.refusal?.code).toBe('NotFound');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent(environment)).toEqual([]);
  queue.retry('key');
  expect(sent(environment)).toEqual([input]);
  queue.discard('key');
  expect(queue.list()).toEqual([]);
  await fail(environment, apiError('NotFound'));
  expect(queue.list()).toEqual([]);
});

it('sends nothing while the browser is offline, and everything when it is online', async () => {
  const environment = createMockEnvironment();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queue = openCommentQueue(environment, viewer);
  queue.add(input);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(environment)).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(environment)).toEqual([input]);
});
