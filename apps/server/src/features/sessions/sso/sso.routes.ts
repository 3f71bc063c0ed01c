import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { presentedTokenHash } from '../../../platform/auth/session-token.ts';
import {
  requestContextOf,
  type GraphqlOptions,
} from '../../../platform/graphql/graphql-options.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { finishSso, SsoRefused } from './finish-sso.ts';
import { proveIdentity } from './oidc-client.ts';
import { connectionById, recordTest, useAttempt } from './sso-statements.ts';
import { ssoCookie, ssoCookieValue } from './start-sso.ts';

const place = z.object({ id: z.uuid() });
const callback = z.object({
  state: z.string(),
  error: z.string().optional(),
  error_description: z.string().max(500).optional(),
});

const browserOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${ssoCookie}=([^;]+)`).exec(headers.cookie ?? '')?.[1];

const expired = 'This sign-in took too long. Sign in again';
const failed = 'Your identity provider could not sign you in. Try again, or contact your admin';

/** Returns the address to open after the answer of the identity provider. Opens the session. */
const answer = async (
  options: GraphqlOptions,
  request: FastifyRequest,
  context: ReturnType<typeof requestContextOf>,
): Promise<string> => {
  const { services } = options;
  const at = place.safeParse(request.params);
  const given = callback.safeParse(request.query);
  const browser = browserOf(request);
  if (!at.success || !given.success || browser === undefined) throw new SsoRefused(expired);
  const { id } = at.data;
  const { state, error, error_description: description } = given.data;
  const [[attempt]] = await services.database.trip(
    identity,
    useAttempt(
      presentedTokenHash(state),
      presentedTokenHash(browser),
      id,
      new Date(services.now()),
    ),
  );
  if (attempt === undefined) throw new SsoRefused(expired);
  if (error !== undefined) throw new SsoRefused(description ?? error);
  const { tenantId, redirect, testerId } = attempt;
  const [[connection]] = await services.database.trip(
    { kind: 'tenant', tenantId },
    connectionById(id),
  );
  if (connection === undefined) throw new SsoRefused(expired);
  const query = request.url.split('?')[1] ?? '';
  const proven = await proveIdentity(services, { tenantId, connection, state, browser }, query);
  if (testerId === null) await finishSso(context, tenantId, proven);
  else
    await services.database.trip(
      { kind: 'tenant', tenantId },
      recordTest(id, new Date(services.now())),
    );
  return redirect;
};

/** Registers the callback of identity providers. */
export const registerSso = (app: FastifyInstance, options: GraphqlOptions): void => {
  app.get('/auth/sso/:id/callback', async (request, reply) => {
    const context = requestContextOf(options, request, reply);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    context.http.setCookie(ssoCookieValue(options.services.publicUrl, '', 0));
    try {
      return await reply.redirect(await answer(options, request, context), 303);
    } catch (error) {
      request.log.warn({ err: error, security: 'sso-failed' }, 'single sign-on failed');
      const text = error instanceof SsoRefused ? error.message : failed;
      const query = new URLSearchParams({ error_description: text });
      return reply.redirect(`/login?${query.toString()}`, 303);
    }
  });
};
