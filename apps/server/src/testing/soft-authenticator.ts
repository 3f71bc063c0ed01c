import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const url = (data: Buffer): string => data.toString('base64url');

/** Flags of the authenticator: user present, user verified, and key attached. */
const flags = { present: 0x01, verified: 0x04, attached: 0x40 };

export interface SignOptions {
  readonly challenge: string;
  readonly origin: string;
  readonly rpID: string;
  /** False if the device asked for no PIN, finger, or face. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** A passkey in software, for tests: ES256, no attestation. */
export const createSoftAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  const authenticatorData = (
    { rpID, isVerified = true, counter = 0 }: SignOptions,
    extra: number,
    attached: Buffer,
  ): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = flags.present | (isVerified ? flags.verified : 0) | extra;
    return Buffer.concat([sha256(rpID), Buffer.from([flag]), count, attached]);
  };
  const clientData = (type: string, { challenge, origin }: SignOptions): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = { id: url(id), rawId: url(id), type: 'public-key' };

  return {
    /** Returns the answer to a registration, as JSON. */
    create: (options: SignOptions): string => {
      // COSE key: EC2, ES256, P-256, and both coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const attached = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(options, flags.attached, attached);
      // Attestation object in CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
      const object = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: url(clientData('webauthn.create', options)),
          attestationObject: url(object),
        },
      });
    },
    /** Returns the answer to a sign-in, as JSON. */
    get: (options: SignOptions): string => {
      const data = authenticatorData(options, 0, Buffer.alloc(0));
      const client = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(signature),
        },
      });
    },
  };
};
