import { asId, type InstanceKey } from '../core/ids.ts';
import type { Automation, NamedTemplate } from './automation.ts';

/** What a template can say of the workflow that it runs in. */
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

/** A piece of a template. */
export type Token =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey }
  | { readonly kind: 'SECRET'; readonly name: string }
  | { readonly kind: 'FACT'; readonly fact: WorkflowFact }
  /** In double braces, and none of the above. */
  | { readonly kind: 'UNKNOWN'; readonly text: string };

const isFact = (text: string): text is WorkflowFact => workflowFacts.some((fact) => fact === text);

/** Names of secrets: they are typed, so they are short words. */
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

/** `{{field:<key>}}`, `{{secret:<name>}}`, `{{workflow.name}}`; everything else is text. */
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

/** Templates of the automation outside its address. */
const furtherTemplates = ({ headers, query, body }: Automation): readonly string[] => [
  ...namedIn(headers),
  ...namedIn(query),
  ...(body.kind === 'FORM' ? namedIn(body.entries) : body.kind === 'JSON' ? [body.text] : []),
];

/** Every token of an automation, the address's first. */
export const tokensOf = (automation: Automation): readonly Token[] =>
  [automation.url, ...furtherTemplates(automation)].flatMap(parseTemplate);

/** The places of its task that an automation reads. */
export const inputsOf = (automation: Automation): readonly InstanceKey[] => [
  ...new Set(
    tokensOf(automation).flatMap((token) => (token.kind === 'FIELD' ? [token.instance] : [])),
  ),
];

/** The secrets that an automation needs. */
export const secretsOf = (automation: Automation): readonly string[] => [
  ...new Set(
    tokensOf(automation).flatMap((token) => (token.kind === 'SECRET' ? [token.name] : [])),
  ),
];
