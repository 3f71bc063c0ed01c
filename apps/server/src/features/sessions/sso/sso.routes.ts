import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { presentedTokenHash } from '../../../platform/auth/session-token.ts';
import {
  requestContextOf,
  type GraphqlOptions,
} from '../../../platform/graphql/graphql-options.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { finishSso, SsoRefused } from './finish-sso.ts';
import { loadProviderClient } from './load-provider-client.ts';
import { connectionById, recordTest, storeAnswer, useAttempt } from './sso-statements.ts';
import { ssoCookie, ssoCookieValue } from './start-sso.ts';

const place = z.object({ id: z.uuid() });
const callback = z.object({
  state: z.string(),
  error: z.string().optional(),
  error_description: z.string().max(500).optional(),
});

const browserOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${ssoCookie}=([^;]+)`).exec(headers.cookie ?? '')?.[1];

/** The identity provider refused the sign-in, and said why. */
class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

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
  if (!at.success || !given.success || browser === undefined) throw new SsoRefused('EXPIRED');
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
  if (attempt === undefined) throw new SsoRefused('EXPIRED');
  if (error !== undefined) throw new ProviderRefused(description ?? error);
  const { tenantId, redirect, testerId, answer: response } = attempt;
  const [[connection]] = await services.database.trip(
    { kind: 'tenant', tenantId },
    connectionById(id),
  );
  if (connection === undefined) throw new SsoRefused('EXPIRED');
  const query = request.url.split('?')[1] ?? '';
  const client = await loadProviderClient(connection.protocol);
  const proven = await client.proveIdentity(
    services,
    { tenantId, connection, state, browser },
    { query, response },
  );
  if (testerId === null) await finishSso(context, tenantId, connection.method, proven);
  else
    await services.database.trip(
      { kind: 'tenant', tenantId },
      recordTest(id, new Date(services.now())),
    );
  return redirect;
};

const form = z.object({ SAMLResponse: z.string(), RelayState: z.string().max(80) });
const largestForm = 256 * 1024;

/**
 * Stores the form of a SAML provider, and returns the address of the callback. A form of another
 * site comes without the cookie, so the browser must come again before the answer is read.
 */
const storeForm = async (
  { services }: GraphqlOptions,
  { params, body }: FastifyRequest,
): Promise<string> => {
  const at = place.safeParse(params);
  const given = form.safeParse(body);
  if (!at.success || !given.success) throw new SsoRefused('EXPIRED');
  const { SAMLResponse: response, RelayState: state } = given.data;
  const [[stored]] = await services.database.trip(
    identity,
    storeAnswer(presentedTokenHash(state), at.data.id, response, new Date(services.now())),
  );
  if (stored === undefined) throw new SsoRefused('EXPIRED');
  return `/auth/sso/${at.data.id}/callback?${new URLSearchParams({ state }).toString()}`;
};

/** Registers the callback of identity providers, and the metadata that a SAML provider reads. */
export const registerSso = (app: FastifyInstance, options: GraphqlOptions): void => {
  const { publicUrl } = options.services;
  const redirect = async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: () => Promise<string>,
  ) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return await reply.redirect(await target(), 303);
    } catch (error) {
      request.log.warn({ err: error, security: 'sso-failed' }, 'single sign-on failed');
      const query = new URLSearchParams(
        error instanceof ProviderRefused
          ? { error_description: error.message }
          : { error: error instanceof SsoRefused ? error.code : 'FAILED' },
      );
      return reply.redirect(`/login?${query.toString()}`, 303);
    }
  };
  app.get('/auth/sso/:id/callback', (request, reply) => {
    const context = requestContextOf(options, request, reply);
    context.http.setCookie(ssoCookieValue(publicUrl, '', 0));
    return redirect(request, reply, () => answer(options, request, context));
  });
  app.get('/auth/sso/:id/metadata', async (request, reply) => {
    const at = place.safeParse(request.params);
    if (!at.success) return reply.callNotFound();
    const { spMetadata } = await import('./saml-client.ts');
    return reply.type('application/samlmetadata+xml').send(spMetadata(publicUrl, at.data.id));
  });
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    forms.post('/auth/sso/:id/callback', (request, reply) =>
      redirect(request, reply, () => storeForm(options, request)),
    );
  });
};
