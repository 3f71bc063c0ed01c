import { connect } from 'node:net';
import type { PlannedRequest } from './load-plan.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly bytes: number;
}

/** A connection that sends each request after the response to the previous one. */
export interface Connection {
  readonly send: (request: Buffer) => Promise<Answer>;
  readonly close: () => void;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Encodes the whole request, so that sending it takes one write. */
export const encodeRequest = (request: PlannedRequest, port: number): Buffer => {
  const body = request.body ?? '';
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    'x-baton: 1',
    ...(request.cookie === undefined ? [] : [`cookie: ${request.cookie}`]),
    ...(body === ''
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Returns the body of a complete chunked response, otherwise null. */
const joinChunks = (data: Buffer, start: number): string | null => {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = data.indexOf('\r\n', at, 'latin1');
    if (lineEnd < 0) return null;
    const size = Number.parseInt(data.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (data.length < end + 2) return null;
    if (size === 0) return Buffer.concat(parts).toString('utf8');
    parts.push(data.subarray(lineEnd + 2, end));
    at = end + 2;
  }
};

/** Parses a complete response. Returns null while data is missing. */
const parseAnswer = (data: Buffer): Answer | null => {
  const split = data.indexOf(headEnd);
  if (split < 0) return null;
  const head = data.toString('latin1', 0, split).toLowerCase();
  const status = Number(head.slice(9, 12));
  const start = split + 4;
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    if (data.length < end) return null;
    return { status, body: data.toString('utf8', start, end), bytes: data.length };
  }
  if (!head.includes('transfer-encoding: chunked')) return { status, body: '', bytes: data.length };
  const body = joinChunks(data, start);
  return body === null ? null : { status, body, bytes: data.length };
};

/**
 * Opens a client on a plain socket. node:http costs several times as much, and the generator shares
 * the machine with the servers, so its cost would distort fast results most.
 */
export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
    let received: Buffer[] = [];
    const fail = (error: Error) => {
      pending?.reject(error);
      pending = undefined;
      reject(error);
    };
    socket.setTimeout(30_000, () => socket.destroy(new Error('no response for 30 s')));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed the connection')));
    socket.on('data', (chunk) => {
      received.push(chunk);
      const data = received.length === 1 ? chunk : Buffer.concat(received);
      const answer = parseAnswer(data);
      if (answer === null) {
        received = [data];
        return;
      }
      received = [];
      const waiting = pending;
      pending = undefined;
      waiting?.resolve(answer);
    });
    socket.on('connect', () =>
      resolve({
        send: (request) =>
          new Promise((done, failed) => {
            pending = { resolve: done, reject: failed };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
