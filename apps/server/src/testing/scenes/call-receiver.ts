import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface CallReceiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** Sets the responses to the next requests. The last one is repeated. */
  readonly answer: (
    ...answers: readonly (Answer | ((call: ReceivedCall) => Promise<Answer>))[]
  ) => void;
  readonly close: () => void;
}

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts an external server on this machine. */
export const startCallReceiver = async (): Promise<CallReceiver> => {
  const calls: ReceivedCall[] = [];
  let answers: readonly (Answer | ((call: ReceivedCall) => Promise<Answer>))[] = [{ status: 200 }];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = async () => {
      const call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      const [next = { status: 200 }, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      const {
        status,
        body = '',
        headers = {},
      } = typeof next === 'function' ? await next(call) : next;
      response.writeHead(status, headers).end(body);
    };
    request.on('end', () => void finish());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (...next) => {
      answers = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
