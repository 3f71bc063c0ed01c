import { apiError, apiErrorFromProblem } from '../api/graphql-error.ts';

const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
};

const failureOf = async (response: Response): Promise<Error> => {
  const requestId = response.headers.get('x-request-id');
  try {
    return apiErrorFromProblem(await response.json(), requestId);
  } catch {
    return apiError('Unavailable', { requestId });
  }
};

/** Downloads the content as a file with this name. */
export const saveBlob = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the content after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * Downloads a file. A plain link couldn't show a refusal, or send the session of someone without an
 * account in a header.
 */
export const downloadFile = async (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> => {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', headers });
  } catch {
    throw apiError('Unavailable');
  }
  if (!response.ok) throw await failureOf(response);
  saveBlob(await response.blob(), nameOf(response.headers.get('content-disposition')) ?? 'file');
};
