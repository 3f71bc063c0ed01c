import type { HttpMethod } from './automation.ts';

/**
 * A text in which secrets are still names. They are put in when the call is made and
 * nowhere else: what is stored and shown never held them.
 */
export type RenderedText = readonly RenderedPart[];
export type RenderedPart = string | SecretPart;
export interface SecretPart {
  readonly secret: string;
  /** How the value has to be written where it stands. */
  readonly as: 'PLAIN' | 'URL' | 'JSON';
}

/** A request with everything filled in but its secrets. Plain JSON. */
export interface RenderedRequest {
  readonly method: HttpMethod;
  readonly url: RenderedText;
  readonly headers: readonly { readonly name: string; readonly value: RenderedText }[];
  readonly body: RenderedText | null;
  readonly timeoutSeconds: number;
}

/** Header values are one line of visible ASCII; anything else is written as in an address. */
export const headerSafe = (text: string): string =>
  text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(/[^\x20-\x7e]+/g, (rest) => encodeURIComponent(rest.toWellFormed()));

const written = (value: string, as: SecretPart['as']): string => {
  switch (as) {
    case 'PLAIN':
      return headerSafe(value);
    case 'URL':
      return encodeURIComponent(value.toWellFormed());
    case 'JSON':
      return JSON.stringify(value).slice(1, -1);
  }
};

/** The text with each secret as `secretOf` gives it. */
export const fillSecrets = (text: RenderedText, secretOf: (name: string) => string): string =>
  text
    .map((part) => (typeof part === 'string' ? part : written(secretOf(part.secret), part.as)))
    .join('');

/** As people are shown it: the names of secrets in the place of secrets. */
export const masked = (text: RenderedText): string =>
  text.map((part) => (typeof part === 'string' ? part : `{{secret:${part.secret}}}`)).join('');

/** The secrets that the request needs. */
export const secretsIn = (request: RenderedRequest): readonly string[] => [
  ...new Set(
    [request.url, ...request.headers.map(({ value }) => value), request.body ?? []]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? [] : [part.secret])),
  ),
];
