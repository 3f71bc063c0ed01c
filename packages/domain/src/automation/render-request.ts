import { ExactNumber, parseExactJson, writeExactJson } from '../core/exact-json.ts';
import type { InstanceKey } from '../core/ids.ts';
import type { Automation, NamedTemplate } from './automation.ts';
import {
  headerSafe,
  type RenderedPart,
  type RenderedRequest,
  type SecretPart,
} from './rendered-request.ts';
import { parseTemplate, type Token, type WorkflowFact } from './template.ts';

/** A value in JSON; null if empty. */
export type TemplateValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Readonly<Record<string, TemplateValue>>[]
  | null;

/** Values for the templates. */
export interface TemplateInputs {
  readonly valueOf: (instance: InstanceKey) => TemplateValue;
  readonly factOf: (fact: WorkflowFact) => string;
}

const textOf = (value: TemplateValue): string => {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ');
};

const valueOfToken = (token: Token, inputs: TemplateInputs): TemplateValue => {
  switch (token.kind) {
    case 'TEXT':
      return token.text;
    case 'FIELD':
      return inputs.valueOf(token.instance);
    case 'FACT':
      return inputs.factOf(token.fact);
    case 'SECRET':
    case 'UNKNOWN':
      return null;
  }
};

/** Merges adjacent texts to store less. */
const joined = (parts: readonly RenderedPart[]): readonly RenderedPart[] => {
  const out: RenderedPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
};

/**
 * Fills in the template; `write` encodes a value for its position, and the designer's text stays.
 */
const fill = (
  template: string,
  inputs: TemplateInputs,
  as: SecretPart['as'],
  write: (text: string) => string,
  writeText: (text: string) => string = (text) => text,
): readonly RenderedPart[] =>
  parseTemplate(template).map((token) => {
    if (token.kind === 'SECRET') return { secret: token.name, as };
    if (token.kind === 'TEXT') return writeText(token.text);
    return write(textOf(valueOfToken(token, inputs)));
  });

const urlPart = (text: string): string => encodeURIComponent(text.toWellFormed());

/**
 * Path segments of only dots get an encoded blank, because servers would read them as relative
 * paths.
 */
const pathPart = (text: string): string => (/^\.{1,2}$/.test(text) ? `%20${text}` : urlPart(text));

const pairs = (
  entries: readonly NamedTemplate[],
  inputs: TemplateInputs,
): readonly RenderedPart[] =>
  entries.flatMap(({ name, value }, index) => [
    index === 0 ? '' : '&',
    `${urlPart(name)}=`,
    ...fill(value, inputs, 'URL', urlPart, urlPart),
  ]);

const urlOf = (automation: Automation, inputs: TemplateInputs): readonly RenderedPart[] => {
  const { url, query } = automation;
  const [beforeHash = ''] = url.split('#');
  const path = fill(beforeHash, inputs, 'URL', pathPart);
  if (query.length === 0) return path;
  return [...path, beforeHash.includes('?') ? '&' : '?', ...pairs(query, inputs)];
};

const jsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Writes JSON in parts: a string with only one placeholder becomes the value itself. */
const writeJson = (value: unknown, inputs: TemplateInputs): readonly RenderedPart[] => {
  if (typeof value === 'string') {
    const tokens = parseTemplate(value);
    const [only] = tokens;
    if (tokens.length === 1 && (only?.kind === 'FIELD' || only?.kind === 'FACT'))
      return [JSON.stringify(valueOfToken(only, inputs))];
    return ['"', ...fill(value, inputs, 'JSON', jsonText, jsonText), '"'];
  }
  if (Array.isArray(value))
    return [
      '[',
      ...value.flatMap((item, index) => [index === 0 ? '' : ',', ...writeJson(item, inputs)]),
      ']',
    ];
  if (typeof value === 'object' && value !== null && !(value instanceof ExactNumber))
    return [
      '{',
      ...Object.entries(value).flatMap(([key, item], index) => [
        `${index === 0 ? '' : ','}${JSON.stringify(key)}:`,
        ...writeJson(item, inputs),
      ]),
      '}',
    ];
  return [writeExactJson(value)];
};

/** Returns the JSON to send. Invalid JSON is sent unchanged; the linter reports it. */
const jsonBody = (text: string, inputs: TemplateInputs): readonly RenderedPart[] => {
  try {
    return writeJson(parseExactJson(text), inputs);
  } catch {
    return [text];
  }
};

const contentType = {
  NONE: null,
  FORM: 'application/x-www-form-urlencoded',
  JSON: 'application/json',
} as const;

/**
 * Fills in the templates of a request. Each value is encoded for its position, so that it can't
 * become another header, path, or key.
 */
export const renderRequest = (automation: Automation, inputs: TemplateInputs): RenderedRequest => {
  const { body } = automation;
  const type = contentType[body.kind];
  const headers = automation.headers.map(({ name, value }) => ({
    name,
    value: joined(fill(value, inputs, 'PLAIN', headerSafe, headerSafe)),
  }));
  const isTyped = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method: automation.method,
    url: joined(urlOf(automation, inputs)),
    headers:
      type === null || isTyped ? headers : [...headers, { name: 'Content-Type', value: [type] }],
    body:
      body.kind === 'NONE'
        ? null
        : joined(body.kind === 'FORM' ? pairs(body.entries, inputs) : jsonBody(body.text, inputs)),
    timeoutSeconds: automation.timeoutSeconds,
  };
};
