import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import { isProbe } from './probes.ts';
import { sendError } from './problem.ts';

export interface OverloadLimits {
  /** Simultaneous requests. More would only wait for a database connection. */
  readonly inFlight: number;
  /** Delay of the event loop in milliseconds above which requests are rejected. */
  readonly loopDelay: number;
}

const windowMs = 500;
/** Number of late measurements in a row that count as overload. */
const windowsOfOverload = 4;

/** Rejects requests early when the server is overloaded, so that accepted ones finish. */
export const refuseOverload = (
  app: FastifyInstance,
  limits: OverloadLimits,
  onRefused: () => void,
): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // A single long operation, such as a large import, isn't overload. The loop must stay late.
  let lateWindows = 0;
  const timer = setInterval(() => {
    lateWindows = delay.percentile(50) / 1e6 > limits.loopDelay ? lateWindows + 1 : 0;
    delay.reset();
  }, windowMs);
  timer.unref();
  let inFlight = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request.url)) return;
    if (inFlight >= limits.inFlight || lateWindows >= windowsOfOverload) {
      onRefused();
      reply.header('retry-after', '2');
      await sendError(request, reply, new Refused(refuse('Unavailable')));
      return;
    }
    // Open streams aren't active work.
    if (request.headers.accept?.includes('text/event-stream')) return;
    inFlight += 1;
    let isInside = true;
    const leave = () => {
      if (isInside) inFlight -= 1;
      isInside = false;
    };
    // Aborted requests only close, and injected requests only finish.
    reply.raw.once('close', leave);
    reply.raw.once('finish', leave);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
};
