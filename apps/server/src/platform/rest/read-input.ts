import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { derivedId } from '../db/uuid.ts';
import { Refused } from '../graphql/refused.ts';
import type { Call, CallHeaders } from './define-call.ts';

/** Parameters of the query by name. One that is given several times has a list. */
type Query = Readonly<Record<string, string | readonly string[]>>;

/** Returns the schema of a value without its wrappers for missing values and null. */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return unwrapped(schema.unwrap());
  return schema instanceof z.ZodLazy ? unwrapped(schema.unwrap()) : schema;
};

/** Returns a text of a query with the type that the schema asks for. */
const converted = (schema: z.core.$ZodType, text: string): unknown => {
  if (schema instanceof z.ZodNumber && text.trim() !== '') return Number(text);
  if (schema instanceof z.ZodBoolean) return { true: true, false: false }[text] ?? text;
  return text;
};

/** Returns a parameter. Objects have brackets: `due[range]=TODAY`. Undefined if it is missing. */
const readParameter = (query: Query, name: string, field: z.core.$ZodType): unknown => {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodObject) {
    if (!Object.keys(query).some((key) => key.startsWith(`${name}[`))) return undefined;
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, inner]) => {
        const value = readParameter(query, `${name}[${key}]`, inner);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  const parameter = query[name];
  if (parameter === undefined) return undefined;
  if (!(schema instanceof z.ZodArray)) return converted(schema, [parameter].flat().at(-1) ?? '');
  const item = unwrapped(schema.element);
  return [parameter].flat().map((text) => converted(item, text));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): Query => {
  const { success, data } = z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .safeParse(value);
  return success ? data : {};
};

/** Returns the names of the parameters in a path. */
export const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the input of a request: parameters of the path, and its query or body. */
export const readInput = (call: Call, request: FastifyRequest): unknown => {
  const inPath = isRecord(request.params) ? request.params : {};
  if (call.method !== 'GET') {
    const body = request.body ?? {};
    return isRecord(body) ? { ...body, ...inPath } : body;
  }
  const query = textsOf(request.query);
  const inQuery = Object.entries(call.input.shape).map(
    ([name, field]) => [name, readParameter(query, name, field)] as const,
  );
  return { ...Object.fromEntries(inQuery.filter(([, value]) => value !== undefined)), ...inPath };
};

const mostKeyLength = 255;

/**
 * Reads `Idempotency-Key` and `If-Match`. Throws if they don't fit. A key counts for one token, method,
 * and address, so that programs needn't know the keys of others.
 */
export const readHeaders = (
  call: Call,
  { headers, url }: FastifyRequest,
  tokenHash: Buffer | null,
): CallHeaders => {
  const key = headers['idempotency-key']?.toString() ?? null;
  if (key !== null && (key === '' || key.length > mostKeyLength))
    throw new Refused(refuse('RequestInvalid', { detail: 'Idempotency-Key' }));
  const match = call.ifMatch === undefined ? undefined : headers['if-match']?.trim();
  if (match === undefined && call.ifMatch === 'REQUIRED')
    throw new Refused(refuse('PreconditionRequired'));
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(match ?? '')?.[1];
  if (match !== undefined && match !== '*' && version === undefined)
    throw new Refused(refuse('RequestInvalid', { detail: 'If-Match' }));
  return {
    idempotencyKey:
      key === null
        ? null
        : derivedId('request', tokenHash?.toString('hex') ?? '', call.method, url, key),
    version: version === undefined ? null : Number(version),
  };
};
