import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';

const curve = 'prime256v1';
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

interface FakeBrowser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

/** Decrypts a message as a browser does (RFC 8188 and 8291). */
const decrypt = ({ keys, secret }: FakeBrowser, body: Buffer): string => {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const derive = (key: Uint8Array, using: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, using, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([opening.update(content.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** Throws if the sender isn't authorized (RFC 8292). Returns its public key. */
const authorize = ({ headers }: IncomingMessage, origin: string): string => {
  const [, token = '', key = ''] =
    /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: base64(point.subarray(1, 33)),
      y: base64(point.subarray(33)),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isValid =
    isSigned && aud === origin && /^(mailto|https):/.test(sub) && Number(headers['ttl']) > 0;
  if (!isValid) throw new Error('not authorized');
  return key;
};

export interface FakePushService {
  readonly port: number;
  /** Adds a browser, and returns what its page sends to the server. */
  readonly subscribe: () => {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  /** Decrypted messages. */
  readonly received: readonly string[];
  /** Public keys of the senders of all requests. */
  readonly senders: readonly string[];
  /** HTTP statuses of the next answers. After these, messages are accepted. */
  readonly answers: number[];
  readonly close: () => Promise<void>;
}

/** A push service that accepts only what a real one accepts, and decrypts it like a browser. */
export const startFakePushService = async (): Promise<FakePushService> => {
  const browsers = new Map<string, FakeBrowser>();
  const received: string[] = [];
  const senders: string[] = [];
  const answers: number[] = [];
  let origin = '';
  const handle = (request: IncomingMessage, body: Buffer): number => {
    const browser = browsers.get(request.url ?? '');
    if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm')
      return 400;
    try {
      senders.push(authorize(request, origin));
    } catch {
      return 403;
    }
    const status = answers.shift() ?? (browser === undefined ? 410 : 201);
    if (status === 201 && browser !== undefined) received.push(decrypt(browser, body));
    return status;
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.writeHead(handle(request, Buffer.concat(chunks))).end());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  origin = `http://127.0.0.1:${port}`;
  return {
    ...{ port, received, senders, answers },
    subscribe: () => {
      const keys = createECDH(curve);
      keys.generateKeys();
      const browser = { keys, secret: randomBytes(16) };
      const path = `/send/${base64(randomBytes(12))}`;
      browsers.set(path, browser);
      return {
        endpoint: origin + path,
        p256dh: base64(keys.getPublicKey()),
        auth: base64(browser.secret),
      };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
