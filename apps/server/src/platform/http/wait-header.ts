import type { FastifyReply } from 'fastify';
import { z } from 'zod';

const waiting = z.object({
  errorDetails: z.object({ parameters: z.object({ seconds: z.number() }) }),
});

/** Adds the header that says in how many seconds to try again, if the error says so. */
export const addRetryAfter = (reply: FastifyReply, extensions: unknown): void => {
  const { data } = waiting.safeParse(extensions);
  if (data !== undefined) reply.header('retry-after', data.errorDetails.parameters.seconds);
};
