import type { HttpMethod } from './automation.ts';

/**
 * A text with names instead of secrets. Secrets are only filled in when the request is sent, and
 * never stored or shown.
 */
export type RenderedText = readonly RenderedPart[];
export type RenderedPart = string | SecretPart;
export interface SecretPart {
  readonly secret: string;
  /** Encoding of the value at its position. */
  readonly as: 'PLAIN' | 'URL' | 'JSON';
}

/** A request with all values filled in except secrets. Plain JSON. */
export interface RenderedRequest {
  readonly method: HttpMethod;
  readonly url: RenderedText;
  readonly headers: readonly { readonly name: string; readonly value: RenderedText }[];
  readonly body: RenderedText | null;
  readonly timeoutSeconds: number;
}

/** Returns a header value as one line of visible ASCII; other characters are percent-encoded. */
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

/** Returns the text with secrets filled in. */
export const fillSecrets = (text: RenderedText, secretOf: (name: string) => string): string =>
  text
    .map((part) => (typeof part === 'string' ? part : written(secretOf(part.secret), part.as)))
    .join('');

/** Returns the text for display, with the names of secrets. */
export const masked = (text: RenderedText): string =>
  text.map((part) => (typeof part === 'string' ? part : `{{secret:${part.secret}}}`)).join('');

/** Returns the names of the secrets that the request needs. */
export const secretsIn = (request: RenderedRequest): readonly string[] => [
  ...new Set(
    [request.url, ...request.headers.map(({ value }) => value), request.body ?? []]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? [] : [part.secret])),
  ),
];
