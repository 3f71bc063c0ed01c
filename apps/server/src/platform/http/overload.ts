import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import { toErrorBody } from './error-body.ts';
import { isProbe } from './probes.ts';

export interface OverloadLimits {
  /** Requests under way at once; more would only wait for a database connection. */
  readonly inFlight: number;
  /** Delay of the event loop above which no more work is let in, in milliseconds. */
  readonly loopDelay: number;
}

const windowMs = 500;
/** So many of them in a row, and no more work is let in. */
const windowsOfOverload = 4;

/** Refuses work early and cheaply once there is more than can be done: those inside are still served. */
export const refuseOverload = (
  app: FastifyInstance,
  limits: OverloadLimits,
  onRefused: () => void,
): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // One long piece of work, such as reading a large import, is no overload: what counts is that
  // the loop stays late.
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
      const body = toErrorBody(new Refused(refuse('Unavailable')), request);
      await reply.code(503).header('retry-after', '2').send(body);
      return;
    }
    // A stream that stays open for hours is not work under way.
    if (request.headers.accept?.includes('text/event-stream')) return;
    inFlight += 1;
    let isInside = true;
    const leave = () => {
      if (isInside) inFlight -= 1;
      isInside = false;
    };
    // A browser that goes away closes without finishing; an injected request finishes and never closes.
    reply.raw.once('close', leave);
    reply.raw.once('finish', leave);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
};
