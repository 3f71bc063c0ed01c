import { apiError, apiErrorFrom } from '../api/graphql-error.ts';
import { requestHeaders } from '../api/graphql-request.ts';

export interface SentFile {
  readonly ref: string;
  readonly name: string;
  readonly size: number;
}

const isSentFile = (body: unknown): body is SentFile =>
  typeof body === 'object' && body !== null && 'ref' in body && typeof body.ref === 'string';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const failureOf = (request: XMLHttpRequest): Error => {
  const body = parsed(request.responseText);
  const id = request.getResponseHeader('x-request-id');
  return typeof body === 'object' && body !== null && 'errors' in body
    ? apiErrorFrom(body.errors, id)
    : apiError('Unavailable', { requestId: id });
};

/** Uploads a file with XMLHttpRequest, because `fetch` doesn't report upload progress. */
export const sendFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/files');
    for (const [name, value] of Object.entries(requestHeaders))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status === 200 && isSentFile(body)) resolve(body);
      else reject(failureOf(request));
    });
    request.addEventListener('error', () => reject(apiError('Unavailable')));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
