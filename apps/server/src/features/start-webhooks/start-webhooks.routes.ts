import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { z } from 'zod';
import { newId } from '../../platform/db/uuid.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { statusOf } from '../../platform/http/error-body.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { callLogLife, startByWebhook } from './start-by-webhook.ts';
import { provesSecret, startSecretPlace } from './start-secret.ts';
import { insertCall, startWebhookById, tenantOfWebhook } from './start-webhooks.queries.ts';

const bodyLimit = 256 * 1024;
const maxKey = 255;
const path = z.object({ id: z.uuid() });
const object = z.record(z.string(), z.unknown());

const parsed = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return object.parse(JSON.parse(body));
  } catch {
    throw new Refused(refuse('RequestInvalid', { detail: 'The body must be a JSON object.' }));
  }
};

const call =
  (options: GraphqlOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    const { services } = options;
    const { database, secrets, now, publicUrl } = services;
    const at = now();
    const found = path.safeParse(request.params);
    const id = found.success ? found.data.id : '';
    try {
      if (!found.success) throw new Refused(refuse('NotFound'));
      const [[owner]] = await database.trip(
        { kind: 'identity', waiting: 'ANONYMOUS' },
        tenantOfWebhook(id),
      );
      const tenantId = owner?.tenantId ?? null;
      // Requests with a wrong secret get the same response as those to an unknown address.
      if (tenantId === null) throw new Refused(refuse('Unauthenticated'));
      const scope = { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' } as const;
      const [[webhook]] = await database.trip(scope, startWebhookById(id));
      const body = typeof request.body === 'string' ? request.body : '';
      const isFormerValid = (webhook?.formerUntil?.getTime() ?? 0) > at;
      const known = [webhook?.secret, isFormerValid ? webhook?.formerSecret : null]
        .flatMap((sealed) => (sealed == null ? [] : [sealed]))
        .flatMap((sealed) => secrets.open(sealed, startSecretPlace(tenantId, id)) ?? []);
      if (webhook === undefined || !provesSecret(request.headers, body, known, at))
        throw new Refused(refuse('Unauthenticated'));
      const log = (
        status: number,
        code: string | null,
        property: string | null,
        run: string | null,
      ) =>
        database.trip(
          scope,
          insertCall(
            ...([newId<string>(), id, new Date(at), status, code, property, run] as const),
            ...([new Date(at - callLogLife), null] as const),
          ),
        );
      try {
        if (webhook.disabledAt !== null) throw new Refused(refuse('NotFound'));
        const requestKey = request.headers['idempotency-key'] ?? request.headers['webhook-id'];
        const key = requestKey === undefined ? newId<string>() : String(requestKey);
        if (key.length > maxKey)
          throw new Refused(refuse('TooLong', { max: maxKey }, 'Idempotency-Key'));
        const context = requestContextOf(options, request, reply);
        const { isRepeated, ...started } = await startByWebhook(context, tenantId, webhook, {
          ...{ callId: newId<string>(), key, body: parsed(body) },
          bodyHash: createHash('sha256').update(body).digest(),
        });
        if (isRepeated) await log(200, null, null, started.workflowId);
        const url = `${publicUrl}/workflow/${started.workflowId}`;
        return await reply
          .code(isRepeated ? 200 : 201)
          .header('location', url)
          .send({ ...started, url });
      } catch (thrown) {
        const refusals: Refused['refusals'] =
          thrown instanceof Refused ? thrown.refusals : [refuse('Unexpected')];
        const shown = refusals.find((one) => one.field !== undefined) ?? refusals[0];
        await log(statusOf(shown.code), shown.code, shown.field ?? null, null);
        throw thrown;
      }
    } catch (thrown) {
      return sendProblem(request, reply, thrown);
    }
  };

/** Registers POST /hooks/:id, which starts a workflow. */
export const registerStartWebhooks = async (
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the text of the body.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
      if ((thrown.statusCode ?? 500) >= 500 || thrown.statusCode === 429) return reply.send(thrown);
      return sendProblem(
        request,
        reply,
        new Refused(refuse('RequestInvalid', { detail: thrown.message })),
      );
    });
    scope.post('/hooks/:id', { bodyLimit }, call(options));
  });
};
