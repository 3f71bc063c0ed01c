import { asId, type InstanceKey } from '../core/ids.ts';
import type { Automation, NamedTemplate } from './automation.ts';

/** Workflow properties that a template can use. */
export const workflowFacts = [
  'workflow.id',
  'workflow.name',
  'workflow.reference',
  'workflow.owner',
  'stage.name',
  'task.id',
  'task.name',
  'task.reference',
] as const;
export type WorkflowFact = (typeof workflowFacts)[number];

/** A part of a template. */
export type Token =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey }
  | { readonly kind: 'SECRET'; readonly name: string }
  | { readonly kind: 'FACT'; readonly fact: WorkflowFact }
  /** Unknown text in double braces. */
  | { readonly kind: 'UNKNOWN'; readonly text: string };

const isFact = (text: string): text is WorkflowFact => workflowFacts.some((fact) => fact === text);

/** Names of secrets are short because people type them. */
export const secretNamePattern = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

const tokenOf = (inner: string): Token => {
  const text = inner.trim();
  if (isFact(text)) return { kind: 'FACT', fact: text };
  const at = text.indexOf(':');
  const [kind, name] = [text.slice(0, at), text.slice(at + 1)];
  if (kind === 'field' && name !== '') return { kind: 'FIELD', instance: asId<InstanceKey>(name) };
  if (kind === 'secret' && secretNamePattern.test(name)) return { kind: 'SECRET', name };
  return { kind: 'UNKNOWN', text };
};

/**
 * Parses `{{field:<key>}}`, `{{secret:<name>}}`, and `{{workflow.name}}`; everything else is text.
 */
export const parseTemplate = (template: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
    if (match.index > end) tokens.push({ kind: 'TEXT', text: template.slice(end, match.index) });
    tokens.push(tokenOf(match[1] ?? ''));
    end = match.index + match[0].length;
  }
  if (end < template.length) tokens.push({ kind: 'TEXT', text: template.slice(end) });
  return tokens;
};

export const fieldToken = (instance: InstanceKey): string => `{{field:${instance}}}`;
export const secretToken = (name: string): string => `{{secret:${name}}}`;

const namedIn = (entries: readonly NamedTemplate[]): readonly string[] =>
  entries.map(({ value }) => value);

/** Returns the templates of the request other than its URL. */
const furtherTemplates = ({ headers, query, body }: Automation): readonly string[] => [
  ...namedIn(headers),
  ...namedIn(query),
  ...(body.kind === 'FORM' ? namedIn(body.entries) : body.kind === 'JSON' ? [body.text] : []),
];

/** Returns all parts of a request's templates, those of the URL first. */
export const tokensOf = (automation: Automation): readonly Token[] =>
  [automation.url, ...furtherTemplates(automation)].flatMap(parseTemplate);

/** Returns the fields of its task that a request uses. */
export const inputsOf = (automation: Automation): readonly InstanceKey[] => [
  ...new Set(
    tokensOf(automation).flatMap((token) => (token.kind === 'FIELD' ? [token.instance] : [])),
  ),
];

/** Returns the names of the secrets that a request needs. */
export const secretsOf = (automation: Automation): readonly string[] => [
  ...new Set(
    tokensOf(automation).flatMap((token) => (token.kind === 'SECRET' ? [token.name] : [])),
  ),
];
