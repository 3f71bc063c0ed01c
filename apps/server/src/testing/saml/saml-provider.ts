import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';

export interface SamlPerson {
  readonly nameId: string;
  readonly email?: string | readonly string[];
}

export interface SamlProvider {
  readonly certificate: string;
  readonly privateKey: string;
  /** Answers a request, with changes to the options of `samlp`. */
  readonly respond: (request: URL, person: SamlPerson, changes?: object) => Promise<string>;
}

/** Encodes a value of a certificate (DER). */
const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts);
  const length = Buffer.from(content.length.toString(16).padStart(6, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x83]), length, content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const year = (text: string) => der(0x17, Buffer.from(`${text}0101000000Z`));
const commonName = sequence(
  der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('provider')))),
);
const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));

const selfSigned = (publicKey: KeyObject, privateKey: KeyObject): string => {
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    commonName,
    sequence(year('20'), year('49')),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signed = sequence(content, sha256WithRsa, bits(sign('sha256', content, privateKey)));
  const lines = Buffer.from(signed).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
};

/** The part of the package that the tests use, because it has no types. */
interface Samlp {
  readonly getSamlResponse: (
    options: object,
    user: object,
    callback: (error: Error | null, response?: string) => void,
  ) => void;
}

const require = createRequire(import.meta.url);
const samlp: Samlp = require('samlp');

const answer = promisify<object, object, string>((options, person, done) => {
  samlp.getSamlResponse(options, person, (error, response) => done(error, response ?? ''));
});

const attribute = (xml: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

/** Creates a SAML identity provider with its own key. */
export const createSamlProvider = (issuer: string, modulusLength = 2048): SamlProvider => {
  const pair = generateKeyPairSync('rsa', { modulusLength });
  const certificate = selfSigned(pair.publicKey, pair.privateKey);
  const privateKey = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return {
    certificate,
    privateKey,
    respond: async (request, { nameId, email }, changes = {}) => {
      const packed = Buffer.from(request.searchParams.get('SAMLRequest') ?? '', 'base64');
      const xml = inflateRawSync(packed).toString();
      const recipient = attribute(xml, 'AssertionConsumerServiceURL');
      const options = {
        issuer,
        cert: certificate,
        key: privateKey,
        audience: /<saml:Issuer[^>]*>([^<]*)/.exec(xml)?.[1],
        recipient,
        destination: recipient,
        inResponseTo: attribute(xml, '[ ]ID'),
        lifetimeInSeconds: 300,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        profileMapper: () => ({
          getClaims: () => ({ email }),
          getNameIdentifier: () => ({ nameIdentifier: nameId }),
        }),
        ...changes,
      };
      return answer(options, {});
    },
  };
};
