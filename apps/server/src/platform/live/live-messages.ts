import { z } from 'zod';
import type { LiveMessage } from './live-event.ts';

export const liveChannel = 'baton_changes';

/** PostgreSQL accepts less than 8,000 bytes in one notification. */
const maxBytes = 7900;

const ids = z.array(z.string());
const screen = { tenantId: z.string(), sessionId: z.string(), screen: z.string() };
const wireShape = z.object({
  from: z.string(),
  messages: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('change'),
        change: z.object({
          tenantId: z.string(),
          workflowId: z.string().exactOptional(),
          parentWorkflowId: z.string().exactOptional(),
          blueprintId: z.string().exactOptional(),
          partyIds: ids,
          cause: z.object({ userId: z.string(), key: z.string() }).exactOptional(),
          callsReady: z.boolean().exactOptional(),
        }),
      }),
      z.object({ kind: z.literal('sessions'), ids }),
      z.object({ kind: z.literal('people'), ids }),
      z.object({
        kind: z.literal('present'),
        screen: z.object({
          ...screen,
          taskId: z.string(),
          userId: z.string(),
          userName: z.string(),
          isWriter: z.boolean(),
          seesOnlookers: z.boolean(),
          instance: z.string().nullable(),
        }),
      }),
      z.object({ kind: z.literal('gone'), screen: z.object(screen) }),
    ]),
  ),
});

/** Returns the halves of a message that is too long for one notification. */
const halves = (message: LiveMessage): readonly LiveMessage[] => {
  if (message.kind === 'change') {
    const { partyIds } = message.change;
    const middle = Math.ceil(partyIds.length / 2);
    return [partyIds.slice(0, middle), partyIds.slice(middle)].map((part) => ({
      kind: 'change',
      change: { ...message.change, partyIds: part },
    }));
  }
  // A message about a single screen can't be split. It is never too long.
  if (!('ids' in message)) return [];
  const middle = Math.ceil(message.ids.length / 2);
  return [message.ids.slice(0, middle), message.ids.slice(middle)].map((part) => ({
    ...message,
    ids: part,
  }));
};

/**
 * Returns as few payloads as possible for all messages. `from` lets a process recognize its own.
 */
export const encodeMessages = (
  from: string,
  messages: readonly LiveMessage[],
): readonly string[] => {
  const whole = JSON.stringify({ from, messages });
  if (Buffer.byteLength(whole) <= maxBytes) return [whole];
  const [only] = messages;
  const parts = messages.length === 1 && only !== undefined ? halves(only) : messages;
  const middle = Math.ceil(parts.length / 2);
  return [parts.slice(0, middle), parts.slice(middle)].flatMap((part) =>
    encodeMessages(from, part),
  );
};

/** Returns the messages of another process. Empty if the payload is our own or unreadable. */
export const decodeMessages = (self: string, payload: string): readonly LiveMessage[] => {
  try {
    const wire = wireShape.safeParse(JSON.parse(payload));
    return wire.success && wire.data.from !== self ? wire.data.messages : [];
  } catch {
    return [];
  }
};
