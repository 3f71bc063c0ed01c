import { signInReturnQuery, type SignInReturn } from '@baton/domain/tenant/sign-in-return';
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

/** The identity provider refused the sign-in, and said why with a code and often a description. */
class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly query: Readonly<Record<string, string>>;

  constructor(error: string, description: string | undefined) {
    super(description ?? error);
    this.query = { error, ...(description !== undefined && { error_description: description }) };
  }
}

/**
 * A sign-in that this browser started failed. The sign-in page still knows which page the person
 * wanted to open.
 */
class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';
  readonly query: Readonly<Record<string, string>>;

  constructor(cause: unknown, attempt: SignInReturn & { readonly tenantId: string }) {
    super('the attempt failed', { cause });
    this.query = { ...signInReturnQuery(attempt), 'tenant-uuid': attempt.tenantId };
  }
}

/** Returns the query of the sign-in page that says why the sign-in failed. */
const failureQuery = (error: unknown): Readonly<Record<string, string>> => {
  if (error instanceof AttemptFailed) return { ...failureQuery(error.cause), ...error.query };
  return error instanceof ProviderRefused
    ? error.query
    : { error: error instanceof SsoRefused ? error.code : 'FAILED' };
};

/** Returns the address to open after the answer of the identity provider. Opens the session. */
const answer = async (
  options: GraphqlOptions,
  request: FastifyRequest,
  context: ReturnType<typeof requestContextOf>,
): Promise<string> => {
  const { services } = options;
  const at = place.safeParse(request.params);
  const parsed = callback.safeParse(request.query);
  const browser = browserOf(request);
  if (!at.success || !parsed.success || browser === undefined) throw new SsoRefused('EXPIRED');
  const { id } = at.data;
  const { state, error, error_description: description } = parsed.data;
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
  try {
    if (attempt.isExpired) throw new SsoRefused('EXPIRED');
    if (error !== undefined) throw new ProviderRefused(error, description);
    await finish(options, context, { ...attempt, id, state, browser, request });
  } catch (cause) {
    throw new AttemptFailed(cause, attempt);
  }
  return attempt.redirect;
};

interface Answered {
  readonly id: string;
  readonly tenantId: string;
  readonly testerId: string | null;
  /** Answer of a SAML provider. */
  readonly answer: string | null;
  readonly state: string;
  readonly browser: string;
  readonly request: FastifyRequest;
}

/** Checks the answer, and opens the session or records the test. */
const finish = async (
  { services }: GraphqlOptions,
  context: ReturnType<typeof requestContextOf>,
  { id, tenantId, testerId, answer: response, state, browser, request }: Answered,
): Promise<void> => {
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
  const parsed = form.safeParse(body);
  if (!at.success || !parsed.success) throw new SsoRefused('EXPIRED');
  const { SAMLResponse: response, RelayState: state } = parsed.data;
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
    reply.header('cache-control', 'no-store');
    try {
      return await reply.redirect(await target(), 303);
    } catch (error) {
      request.log.warn({ err: error, security: 'sso-failed' }, 'single sign-on failed');
      const query = new URLSearchParams(failureQuery(error));
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
