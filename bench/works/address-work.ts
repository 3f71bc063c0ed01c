import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '../../apps/server/src/platform/auth/credentials/password-hash.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { median } from '../contest.ts';
import { accountId, emailOfPerson, type DataSize } from '../data-shape.ts';
import type { Figure } from '../report.ts';
import { serveBaton } from '../served.ts';

interface Call {
  readonly path: string;
  readonly body: object;
}

const graphql =
  (query: string) =>
  (email: string): Call => ({ path: '/graphql', body: { query, variables: { email } } });

/** Calls that take an address from someone who isn't signed in. */
const operations: Readonly<Record<string, (email: string) => Call>> = {
  'sign in with a wrong password': graphql(
    'mutation ($email: String!) { signIn(input: { email: $email, password: "Wrong-horse-2026" }) { viewer { id } } }',
  ),
  'ask how a domain signs in': (email) => ({
    path: '/is-sso',
    body: { domain: email.split('@')[1] },
  }),
  'ask for a password link': graphql(
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email, locale: en }) { ok } }',
  ),
  'ask for a lost invitation': graphql(
    'mutation ($email: String!) { requestInvitation(input: { email: $email, locale: en }) { ok } }',
  ),
  'ask for a reset of two-step sign-in': graphql(
    'mutation ($email: String!) { requestSecondFactorReset(input: { email: $email, locale: en }) { ok } }',
  ),
  'exchange a wrong code': (email) => ({
    path: '/auth/request-for-token-with-code',
    body: { code: `read-${'x'.repeat(32)}`, email },
  }),
};

/** Gives every account the same password, which nothing here knows. */
const addPasswords = async (url: string, people: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO credential (account_id, kind, secret) SELECT id, 'PASSWORD', $2 FROM unnest($1::uuid[]) id`,
      [Array.from({ length: people }, (_, n) => accountId(n)), await hashPassword(randomUUID())],
    );
  } finally {
    await client.end();
  }
};

/** Every request comes from its own network, because failures of a network are throttled. */
const networkOf = (n: number): string => `10.${(n >> 8) & 255}.${n & 255}.1`;

/**
 * Measures whether the time of an answer tells which addresses have an account. The floor is the
 * time for addresses that have one.
 */
export const addressFigures = async (
  { url, dataDir }: BenchDatabase,
  { people }: DataSize,
  tries: number,
): Promise<readonly Figure[]> => {
  await addPasswords(url, people);
  const baton = await serveBaton({ url, dataDir, env: { TRUSTED_PROXIES: '1' } });
  let requests = 0;
  const millisOf = async ({ path, body }: Call): Promise<number> => {
    requests += 1;
    const since = performance.now();
    const response = await fetch(`http://127.0.0.1:${baton.port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-baton': '1',
        'x-forwarded-for': networkOf(requests),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    const millis = performance.now() - since;
    if (answer.includes('RequestInvalid') || answer.includes('TooManyAttempts'))
      throw new Error(answer);
    return millis;
  };
  try {
    const figures: Figure[] = [];
    for (const [what, callFor] of Object.entries(operations)) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let n = 0; n < tries; n += 1) {
        const turns = [
          { times: known, email: emailOfPerson(n % people) },
          { times: unknown, email: `stranger${n}@stranger.example` },
        ];
        // Both orders, because messages of one request are sent during the next one.
        for (const { times, email } of n % 2 === 0 ? turns : turns.toReversed())
          times.push(await millisOf(callFor(email)));
      }
      figures.push({
        ...{ work: 'addresses', what: `${what}: unknown address`, unit: 'ms' },
        baton: median(unknown),
        floor: median(known),
      });
    }
    return figures;
  } finally {
    await baton.stop();
  }
};
