import { ExactNumber, parseExactJson, writeExactJson } from '../core/exact-json.ts';
import type { Instant, InstanceKey } from '../core/ids.ts';
import type { BlueprintField, FieldValue } from '../field/field.ts';
import { documentsOfValue } from '../field/values/documents-of-value.ts';
import { parseValue, valueRefusal } from '../field/field-kinds.ts';
import { readAnswerPath } from './answer-path.ts';
import type { Automation, OutputMapping } from './automation.ts';
import type { AutomationFailure, AutomationOutput, AutomationResult } from './automation-result.ts';
import { retryAfterMs } from './retry-after.ts';

/** The response to a request. */
export type AutomationAnswer =
  | {
      readonly kind: 'ANSWERED';
      readonly status: number;
      readonly body: string;
      /** Header Retry-After, if present. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'FAILED'; readonly failure: AutomationFailure };

/** Temporary errors that are worth a retry. */
const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429]);
const retryableFailures: ReadonlySet<AutomationFailure> = new Set([
  'UNREACHABLE',
  'TIMED_OUT',
  'NAME_NOT_FOUND',
]);

export const isExpectedStatus = (status: number, expected: readonly string[]): boolean =>
  expected.some((one) => one === String(status) || one.toLowerCase() === `${String(status)[0]}xx`);

const statusFailure = (status: number): AutomationFailure => {
  if (status === 401 || status === 403) return 'AUTHENTICATION_REFUSED';
  if (status === 404 || status === 410) return 'ADDRESS_NOT_FOUND';
  if (retryableStatuses.has(status)) return 'SERVER_BUSY';
  return status >= 500 ? 'SERVER_FAILED' : 'UNEXPECTED_STATUS';
};

const parsedBody = (body: string): unknown => {
  try {
    return parseExactJson(body);
  } catch {
    return undefined;
  }
};

/** Finds the option, which servers return by name or id. */
const byOptionName = (raw: unknown, { options }: BlueprintField): unknown => {
  const idOf = (item: unknown): unknown =>
    options.find(({ id, name }) => id === item || name === item)?.id ?? item;
  return Array.isArray(raw) ? raw.map(idOf) : idOf(raw);
};

/** Returns numbers with too many digits as text. */
const asText = (raw: unknown): unknown => (raw instanceof ExactNumber ? raw.digits : raw);

/** Returns a value of the field's type from a response, or undefined. */
const toFieldValue = (
  answered: unknown,
  field: BlueprintField,
  timeZone: string,
): FieldValue | null | undefined => {
  const raw = Array.isArray(answered) ? answered.map(asText) : asText(answered);
  const candidates: readonly unknown[] = [
    byOptionName(raw, field),
    // Servers may send numbers as text and ids as numbers.
    typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined,
    typeof raw === 'string' && raw.trim() !== '' && !Number.isNaN(Number(raw))
      ? Number(raw)
      : undefined,
    typeof raw === 'object' && raw !== null && field.kind === 'TEXT'
      ? writeExactJson(answered)
      : undefined,
  ];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    const value = parseValue(candidate, field, timeZone);
    if (value !== undefined && valueRefusal(value, field) === null) return value;
  }
  return undefined;
};

/** Where the values of a response are stored. */
export interface AnswerTarget {
  readonly fieldOf: (instance: InstanceKey) => BlueprintField | undefined;
  /**
   * Returns whether the workflow contains the document. A response can't add other documents, since
   * that would give access to them.
   */
  readonly holds: (ref: string) => boolean;
  /** Time zone for times. */
  readonly timeZone: string;
  /** Time of the response, for a Retry-After with a date. */
  readonly now: Instant;
}

const readOutput = (
  answer: unknown,
  mapping: OutputMapping,
  { fieldOf, holds, timeZone }: AnswerTarget,
): AutomationFailure | AutomationOutput | null => {
  const raw = readAnswerPath(answer, mapping.path);
  const field = fieldOf(mapping.instance);
  if (raw === undefined || raw === null || field === undefined)
    return mapping.isRequired ? 'OUTPUT_MISSING' : null;
  const value = toFieldValue(raw, field, timeZone);
  if (value === undefined || !documentsOfValue(value, field).every(holds)) return 'OUTPUT_INVALID';
  if (value === null) return mapping.isRequired ? 'OUTPUT_MISSING' : null;
  return { instance: mapping.instance, value };
};

const readOutputs = (
  { outputs }: Automation,
  body: string,
  target: AnswerTarget,
): AutomationResult => {
  if (outputs.length === 0) return { kind: 'ACCEPTED', outputs: [] };
  const json = parsedBody(body);
  const isText = json === undefined && outputs.every(({ path }) => path.trim() === '');
  if (json === undefined && !isText && outputs.some(({ isRequired }) => isRequired))
    return { kind: 'FINAL', failure: 'ANSWER_NOT_READABLE' };
  const found: AutomationOutput[] = [];
  for (const mapping of outputs) {
    const output = readOutput(isText ? body : json, mapping, target);
    if (typeof output === 'string') return { kind: 'FINAL', failure: output };
    if (output !== null) found.push(output);
  }
  return { kind: 'ACCEPTED', outputs: found };
};

/** Returns the result of a response: success, retry, or failure. */
export const evaluateResponse = (
  automation: Automation,
  answer: AutomationAnswer,
  target: AnswerTarget,
): AutomationResult => {
  if (answer.kind === 'FAILED') {
    const { failure } = answer;
    return retryableFailures.has(failure)
      ? { kind: 'RETRYABLE', failure, retryAfterMs: null }
      : { kind: 'FINAL', failure };
  }
  const { status } = answer;
  if (isExpectedStatus(status, automation.expectedStatuses))
    return { ...readOutputs(automation, answer.body, target), status };
  const failure = statusFailure(status);
  return retryableStatuses.has(status) || status >= 500
    ? {
        kind: 'RETRYABLE',
        failure,
        retryAfterMs: retryAfterMs(answer.retryAfter, target.now),
        status,
      }
    : { kind: 'FINAL', failure, status };
};
