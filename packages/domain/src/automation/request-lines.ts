import type { Automation, NamedTemplate } from './automation.ts';

const pairs = (list: readonly NamedTemplate[], sign: string): readonly string[] =>
  list.map(({ name, value }) => `${name}${sign} ${value}`);

/** Returns method and URL. Secrets appear only as placeholders. */
export const addressLine = ({ method, url }: Automation): string => `${method} ${url}`;

/** Returns the request, line by line. */
export const requestLines = (automation: Automation): readonly string[] => {
  const { headers, query, body } = automation;
  return [
    addressLine(automation),
    ...pairs(headers, ':'),
    ...pairs(query, ' ='),
    ...(body.kind === 'FORM' ? pairs(body.entries, ' =') : []),
    ...(body.kind === 'JSON' ? [body.text] : []),
  ];
};
