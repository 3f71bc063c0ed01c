import { apiError, apiErrorFromProblem } from '../api/graphql-error.ts';
import type { UploadTarget } from './upload-target.ts';

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
  return body === null ? apiError('Unavailable', { requestId: id }) : apiErrorFromProblem(body, id);
};

/** Uploads a file with XMLHttpRequest, because `fetch` doesn't report upload progress. */
export const sendFile = async (
  target: UploadTarget,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentFile> => {
  const headers = await target.headers();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', target.url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
};
