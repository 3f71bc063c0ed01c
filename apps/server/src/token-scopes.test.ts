import { tokenScopes, type TokenScope } from '@baton/domain/party/token-scopes';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldScopes } from './platform/graphql/documents/document-scopes.ts';
import { schema } from './schema.ts';
import { everyOperation } from './testing/every-operation.ts';
import { createTestServer } from './testing/test-server.ts';

// The table is read from the schema: every field that needs a scope, with a document that asks for it.
const server = await createTestServer({ tokenRateLimit: 0 });
afterAll(server.close);

type Parent = GraphQLObjectType | GraphQLInterfaceType;
type Field = GraphQLField<unknown, unknown>;

interface Step {
  readonly field: Field;
  /** Type condition of the selection that has the field. */
  readonly on: string | null;
}

interface Reach {
  readonly kind: 'query' | 'mutation';
  readonly steps: readonly Step[];
}

interface Row extends Reach {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}

const scopesOf = ({ extensions }: Field): readonly TokenScope[] =>
  (extensions as FieldScopes).scopes ?? [];

const rows: Row[] = [];
const seen = new Set<string>();
const queue: (Reach & { readonly type: Parent; readonly on: string | null })[] = [
  { kind: 'query', type: schema.getQueryType() as Parent, steps: [], on: null },
  { kind: 'mutation', type: schema.getMutationType() as Parent, steps: [], on: null },
];
for (const { kind, type, steps, on } of queue) {
  if (seen.has(type.name)) continue;
  seen.add(type.name);
  for (const field of Object.values(type.getFields())) {
    const reach = { kind, steps: [...steps, { field, on }] };
    if (scopesOf(field).length > 0)
      rows.push({ ...reach, name: `${type.name}.${field.name}`, scopes: scopesOf(field) });
    const next = getNamedType(field.type);
    if (isInterfaceType(next))
      for (const one of schema.getPossibleTypes(next))
        queue.push({ ...reach, type: one, on: one.name });
    if (isObjectType(next) || isInterfaceType(next)) queue.push({ ...reach, type: next, on: null });
  }
}

const operations = new Map(everyOperation(schema).map((one) => [one.name, one]));

/** Returns a value for an argument of an operation. */
const given = (step: Step | undefined, name: string): unknown =>
  operations.get(step?.field.name ?? '')?.variables(() => crypto.randomUUID())[name];

/** Returns a value for an argument of a field further inside. */
const plain = (type: GraphQLInputType): unknown => {
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return named.name === 'Int' ? 1 : crypto.randomUUID();
};

/** Returns a document that asks for one field, with its variables. */
const documentFor = ({ kind, steps }: Reach) => {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const written = steps.map(({ field, on }, at) => {
    const args = field.args
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, type }) => {
        declared.push(`$${name}${at}: ${String(type)}`);
        variables[`${name}${at}`] = at === 0 ? given(steps[0], name) : plain(type);
        return `${name}: $${name}${at}`;
      });
    const text = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    return { text, on };
  });
  const last = steps.at(-1)?.field;
  const isLeaf = last === undefined || !('getFields' in getNamedType(last.type));
  const selection = written.reduceRight(
    (inner, { text, on }) => {
      const here = inner === '' ? text : `${text} { ${inner} }`;
      return on === null ? here : `... on ${on} { ${here} }`;
    },
    isLeaf ? '' : '__typename',
  );
  const header = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${kind} Ask${header} { ${selection} }`, variables };
};

const tokens = new Map<string, string>();
const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  token viewer { apiTokens { name scopes } } } }`;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  for (const one of tokenScopes) {
    const scopes = tokenScopes.filter((other) => other !== one);
    const input = { name: one, access: 'WRITE', days: 30, scopes };
    const { data, codes } = await ada.graphql(CREATE, { input });
    expect(codes).toEqual([]);
    expect(data.createApiToken.viewer.apiTokens[0]).toEqual({ name: one, scopes });
    tokens.set(one, data.createApiToken.token);
  }
});

type Asked = { readonly query: string; readonly variables?: object };

/** Sends a document with the token of all scopes but one. */
const askWithout = async (scope: TokenScope, asked: Asked) => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: asked },
    headers: { authorization: `Bearer ${tokens.get(scope)}` },
  });
  const { errors = [], data } = response.json();
  return { status: response.statusCode, errors, data };
};

describe('the scopes of a token', () => {
  it('contain all operations and fields of the schema', () => {
    expect(rows.length).toBeGreaterThan(400);
    for (const scope of tokenScopes)
      expect(rows.filter(({ scopes }) => scopes.includes(scope)).length).toBeGreaterThan(20);
  });

  it.each(tokenScopes)(
    'reports each field that needs the missing scope %s',
    async (scope) => {
      for (const row of rows) {
        if (!row.scopes.includes(scope)) continue;
        const asked = documentFor(row);
        const { query } = asked;
        const { status, errors, data } = await askWithout(scope, asked);
        expect(status, query).toBe(403);
        expect(data, query).toBeUndefined();
        const at = errors.find(
          ({ path }: { path?: string[] }) =>
            path?.join('.') === row.steps.map(({ field }) => field.name).join('.'),
        );
        expect(at?.extensions.errorDetails, query).toEqual({
          errorcode: 'ScopeMissing',
          parameters: { scope },
        });
      }
    },
    120_000,
  );

  it.each(tokenScopes)(
    'allows all other fields without the scope %s',
    async (scope) => {
      for (const row of rows) {
        const needed = row.steps.flatMap(({ field }) => scopesOf(field));
        // Mutations would run.
        if (needed.includes(scope) || row.kind === 'mutation') continue;
        const asked = documentFor(row);
        const { errors } = await askWithout(scope, asked);
        const codes = errors.map((one: any) => one.extensions.errorDetails.errorcode);
        expect(codes, asked.query).not.toContain('ScopeMissing');
      }
    },
    120_000,
  );

  it('also refuse fields in aliases and fragments before anything runs', async () => {
    const query = `mutation { updatePreferences(input: { locale: de }) { viewer { me: user { ...Address } } } }
      fragment Address on User { mail: email }`;
    const { errors } = await askWithout('PEOPLE', { query });
    expect(errors).toHaveLength(1);
    expect(errors[0].path).toEqual(['updatePreferences', 'viewer', 'me', 'mail']);
    const { data } = await askWithout('PEOPLE', { query: '{ viewer { locale user { name } } }' });
    expect(data.viewer).toEqual({ locale: 'en', user: { name: 'Ada' } });
  });

  it.each([
    ['/exports/workflows?format=csv', 'WORK'],
    ['/exports/tasks?format=csv', 'WORK'],
    ['/exports/audit-log', 'SETTINGS'],
  ] as const)('also apply to REST calls: %s', async (url, scope) => {
    const ask = (without: TokenScope) =>
      server.app.inject({ url, headers: { authorization: `Bearer ${tokens.get(without)}` } });
    expect((await ask(scope)).statusCode).toBe(403);
    expect((await ask('ACCOUNT')).statusCode).not.toBe(403);
  });
});
