import { forgeryHeader } from '../platform/auth/request-forgery.ts';

/** An open subscription like in a browser. */
export interface TestStream {
  /** Returns the next result, or `end` after the server ended the stream. */
  readonly next: () => Promise<unknown>;
  /** All results that `next` has returned. */
  readonly received: readonly unknown[];
  readonly close: () => void;
}

/** Subscribes with server-sent events like the web app. */
export const openTestStream = async (
  address: string,
  cookie: string | null,
  query: string,
  variables: object,
): Promise<TestStream> => {
  const abort = new AbortController();
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      [forgeryHeader]: '1',
      ...(cookie === null ? {} : { cookie }),
    },
    body: JSON.stringify({ query, variables }),
  });
  if (response.body === null) throw new Error('the answer is no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const received: unknown[] = [];
  let text = '';

  const read = async (): Promise<unknown> => {
    for (;;) {
      const cut = text.indexOf('\n\n');
      if (cut >= 0) {
        const block = text.slice(0, cut);
        text = text.slice(cut + 2);
        if (/^event: complete/m.test(block)) return 'end';
        const data = /^data: (.+)$/m.exec(block)?.[1];
        if (data !== undefined) return JSON.parse(data) as unknown;
      } else {
        const { done, value } = await reader.read();
        if (done) return 'end';
        text += value;
      }
    }
  };

  return {
    received,
    next: async () => {
      const result = await read();
      if (result !== 'end') received.push(result);
      return result;
    },
    close: () => abort.abort(),
  };
};
