import {
  assertion,
  dsig,
  excC14n,
  replaced,
  sign,
  signature,
  withEdit,
  withOptions,
  withSigned,
  type SamlAttack,
  type Scene,
} from './saml-forging.ts';
import { signatureVectors } from './saml-signature-vectors.ts';
import { wrap, wrappingCount } from './saml-wrapping.ts';

const hour = 3_600_000;
const nameId = /(<saml:NameID[^>]*>)([^<]*)/;
const otherService = 'https://other.example/metadata';

const untrusted: readonly SamlAttack[] = [
  withOptions('no signature', { signAssertion: false }),
  withOptions('only the response signed', { signAssertion: false, signResponse: true }),
  withOptions('a signature with SHA-1', { signatureAlgorithm: 'rsa-sha1' }),
  withOptions('a digest with SHA-1', { digestAlgorithm: 'sha1' }),
  {
    name: 'the key of someone else',
    forge: ({ respond, attacker }) => respond({}, { by: attacker }),
  },
  {
    name: 'the key of someone else next to the right certificate',
    forge: ({ respond, attacker, provider }) =>
      respond({ cert: provider.certificate }, { by: attacker }),
  },
  withEdit('another name', nameId, '$1eve'),
  withEdit('another address', /(<saml:AttributeValue[^>]*>)[^<]*/, '$1eve@elsewhere.example'),
  withEdit('a removed signature', signature, ''),
  withEdit('a signature twice', signature, '$&$&'),
  withEdit('a changed signature value', /(<SignatureValue>)..../, '$1AAAA'),
  withEdit('a changed digest', /(<DigestValue>)..../, '$1AAAA'),
  withEdit('a symmetric algorithm', /xmldsig-more#rsa-sha256/, 'xmldsig-more#hmac-sha256'),
  withEdit('an empty reference', /Reference URI="[^"]*"/, 'Reference URI=""'),
  withEdit('a reference to nothing', /Reference URI="[^"]*"/, 'Reference URI="#_nothing"'),
  withEdit('two references', /<Reference [\s\S]*?<\/Reference>/, '$&$&'),
  withEdit('signed information twice', /<SignedInfo>[\s\S]*?<\/SignedInfo>/, '$&$&'),
  withEdit('a comment in the digest', /(<DigestValue>)/, '$1<!--x-->'),
  withEdit('the signature of another assertion', /(<saml:Assertion [^>]*ID=")[^"]*/, '$1_other'),
];

const transforms: readonly SamlAttack[] = [
  ['canonical form with comments', `${excC14n}WithComments`],
  ['inclusive canonical form', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'],
].map(([name = '', algorithm = '']): SamlAttack => ({
  name,
  forge: async ({ provider, respond }) =>
    sign(await respond({ signAssertion: false }), provider, {
      transforms: [`${dsig}enveloped-signature`, algorithm],
    }),
}));

const texts: readonly SamlAttack[] = [
  withEdit('a comment in the name', nameId, '$1admin<!-- x -->$2'),
  withSigned('a signed comment in the name', nameId, '$1$2<!-- x -->.elsewhere.example'),
  withEdit('a comment before the response', /^/, '<!-- x -->'),
  withEdit('an instruction in the name', nameId, '$1admin<?x y?>$2'),
  withEdit('character data in the name', nameId, '$1<![CDATA[$2]]>'),
  withEdit('a document type', /^/, '<!DOCTYPE r [<!ENTITY e "eve">]>'),
  withEdit(
    'an entity bomb',
    /^/,
    '<!DOCTYPE r [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
  ),
  withEdit('an external entity', /^/, '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
  withEdit('an element in the name', nameId, '$1<b>$2</b>'),
  withSigned('a signed element in the name', nameId, '$1eve<b>$2</b>'),
  withEdit('a cut response', /<\/saml:Assertion>[\s\S]*/, ''),
  { name: 'no XML', forge: async () => 'response' },
  { name: 'nothing', forge: async () => '' },
];

const structures: readonly SamlAttack[] = [
  {
    name: 'two signed assertions',
    forge: async ({ respond }) => {
      const [first, second] = [await respond(), await respond()];
      return replaced(
        first,
        '</samlp:Response>',
        `${assertion.exec(second)?.[0]}</samlp:Response>`,
      );
    },
  },
  withEdit(
    'an ID twice',
    /(<samlp:Response [^>]*ID=")[^"]*("[\s\S]*?<saml:Assertion [^>]*ID=")[^"]*/,
    '$1_same$2_same',
  ),
  withEdit(
    'an encrypted assertion next to it',
    '</samlp:Response>',
    '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>',
  ),
  withEdit('no assertion', assertion, ''),
  {
    name: 'an assertion without a response',
    forge: async ({ respond }) => assertion.exec(await respond())?.[0] ?? '',
  },
  withEdit('a response to a sign-out', /samlp:Response/g, 'samlp:LogoutResponse'),
  withEdit('another version', /(<samlp:Response [^>]*Version=")2.0/, '$11.1'),
  withSigned('two names', /<saml:NameID[\s\S]*?<\/saml:NameID>/, '$&$&'),
  withSigned('two subjects', /<saml:Subject>[\s\S]*?<\/saml:Subject>/, '$&$&'),
  withSigned('two conditions', /<saml:Conditions[\s\S]*?<\/saml:Conditions>/, '$&$&'),
];

const wrappings: readonly SamlAttack[] = ['assertion', 'response'].flatMap((place) =>
  Array.from({ length: wrappingCount }, (_, index) => ({
    name: `XSW ${index + 1} with a signed ${place}`,
    forge: async ({ respond }: Scene) =>
      wrap(await respond({ signResponse: place === 'response' }), index + 1),
  })),
);

const misdirected: readonly SamlAttack[] = [
  withOptions('another audience', { audience: otherService }),
  withOptions('no audience', { audience: null }),
  withOptions('another recipient', { recipient: otherService }),
  withOptions('no recipient', { recipient: null }),
  withOptions('another destination', { destination: otherService }),
  withEdit('no destination', / Destination="[^"]*"/, ''),
  withOptions('another issuer', { issuer: otherService }),
  withSigned('no issuer', /(<saml:Assertion [^>]*>)<saml:Issuer>[^<]*/, '$1<saml:Issuer>'),
  withOptions('another request', { inResponseTo: '_another' }),
  withOptions('no request', { inResponseTo: null }),
  withEdit('another request in the response only', / InResponseTo="[^"]*"/, ' InResponseTo="_x"'),
  withSigned(
    'no request in the assertion',
    /(<saml:SubjectConfirmationData[^>]*) InResponseTo="[^"]*"/,
    '$1',
  ),
  withSigned('another way to confirm', 'cm:bearer', 'cm:sender-vouches'),
  withOptions('a failed sign-in', {
    samlStatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
  }),
  withOptions('an expired assertion', {}, { shift: -hour }),
  withOptions('an assertion of the future', {}, { shift: hour }),
  withSigned('no end', /(<saml:SubjectConfirmationData[^>]*) NotOnOrAfter="[^"]*"/, '$1'),
  withSigned('a time without zone', /(NotOnOrAfter="[^"]*)Z"/, '$1"'),
  withSigned(
    'an ended session',
    '<saml:AuthnStatement ',
    '<saml:AuthnStatement SessionNotOnOrAfter="2020-01-01T00:00:00Z" ',
  ),
  withOptions('an empty name', {}, { who: { nameId: ' ' } }),
  withSigned(
    'a name for one session',
    'SAML:1.1:nameid-format:unspecified',
    'SAML:2.0:nameid-format:transient',
  ),
];

/** Responses that must not sign in anyone. */
export const samlAttacks: readonly SamlAttack[] = [
  ...untrusted,
  ...transforms,
  ...texts,
  ...structures,
  ...wrappings,
  ...misdirected,
  ...signatureVectors,
];
