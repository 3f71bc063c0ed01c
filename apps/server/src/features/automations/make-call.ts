import type { AutomationAnswer } from '@baton/domain/automation/evaluate-response';
import {
  fillSecrets,
  secretsIn,
  type RenderedRequest,
} from '@baton/domain/automation/rendered-request';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import type { Egress, EgressResult } from '../../platform/egress/egress.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { maskSecrets } from './call-masking.ts';
import { sealedSecrets } from './secrets.repository.ts';

/** Returns the context that a secret is encrypted for. */
export const secretPlace = (tenantId: string, name: string): string => `${tenantId} ${name}`;

export interface Caller {
  readonly tenantId: string;
  readonly egress: Egress;
  readonly secrets: SecretBox;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
}

/** Result of a request: one part for the engine, and one part to store. */
export interface CallOutcome {
  readonly answer: AutomationAnswer;
  readonly durationMs: number;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Response body without secrets, shortened to the stored length. */
  readonly body: string;
}

/** Response headers that help to understand a failure. Others aren't stored. */
const recordedHeaders = new Set([
  'content-type',
  'date',
  'location',
  'retry-after',
  'server',
  'www-authenticate',
  'x-request-id',
]);

/** Maximum stored length of a response. */
const keptLength = 20_000;

const notMade: CallOutcome = {
  answer: { kind: 'FAILED', failure: 'SECRET_MISSING' },
  durationMs: 0,
  status: null,
  headers: {},
  body: '',
};

const openSecrets = async (
  { tenantId, secrets, trip }: Caller,
  names: readonly string[],
): Promise<ReadonlyMap<string, string> | null> => {
  if (names.length === 0) return new Map();
  const [rows] = await trip(sealedSecrets(names));
  const opened = new Map<string, string>();
  for (const { name, sealed } of rows) {
    const secret = secrets.open(sealed, secretPlace(tenantId, name));
    if (secret !== null) opened.set(name, secret);
  }
  return names.every((name) => opened.has(name)) ? opened : null;
};

const outcomeOf = (result: EgressResult, opened: ReadonlyMap<string, string>): CallOutcome => {
  const { durationMs } = result;
  if (result.kind === 'FAILED')
    return {
      answer: { kind: 'FAILED', failure: result.failure },
      durationMs,
      status: null,
      headers: {},
      body: '',
    };
  const { status, headers, body } = result;
  return {
    answer: { kind: 'ANSWERED', status, body, retryAfter: headers['retry-after'] ?? null },
    durationMs,
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => recordedHeaders.has(name))
        .map(([name, value]) => [name, maskSecrets(value, opened)]),
    ),
    // PostgreSQL can't store text with a zero byte.
    body: maskSecrets(body, opened).slice(0, keptLength).replaceAll('\0', '').toWellFormed(),
  };
};

/** Inserts the secrets and sends the request. Decrypted secrets exist only in the request. */
export const makeCall = async (
  caller: Caller,
  request: RenderedRequest,
  key: string,
): Promise<CallOutcome> => {
  const opened = await openSecrets(caller, secretsIn(request));
  if (opened === null) return notMade;
  const secretOf = (name: string): string => opened.get(name) ?? '';
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  for (const { name, value } of request.headers) headers[name] = fillSecrets(value, secretOf);
  const result = await caller.egress.send({
    method: request.method,
    url: fillSecrets(request.url, secretOf),
    headers,
    body: request.body === null ? null : fillSecrets(request.body, secretOf),
    timeoutMs: request.timeoutSeconds * 1000,
  });
  return outcomeOf(result, opened);
};
