import {
  assertion,
  dsig,
  excC14n,
  replaced,
  sign,
  signature,
  type SamlAttack,
  type Scene,
} from './saml-forging.ts';

const responseEnd = '</samlp:Response>';
const nameId = /(<saml:NameID[^>]*>)([^<]*)/;
const bare = ({ respond }: Scene) => respond({ signAssertion: false });
const inner = (xml: string): string => assertion.exec(xml)?.[0] ?? '';
const signatureOf = (xml: string): string => signature.exec(xml)?.[0] ?? '';
const asEve = (xml: string): string => replaced(xml, nameId, '$1eve');
const renamed = (xml: string, id: string): string =>
  replaced(xml, /(<saml:Assertion [^>]*ID=")[^"]*/, `$1${id}`);
const manyTransforms = [`${dsig}enveloped-signature`, excC14n, excC14n];

/** An assertion with other assertions in its advice. */
const withAdvice = (xml: string, advice: readonly string[]): string =>
  replaced(
    xml,
    '<saml:AuthnStatement ',
    `<saml:Advice>${advice.join('')}</saml:Advice><saml:AuthnStatement `,
  );

interface Parts {
  readonly response: boolean;
  readonly assertion: boolean;
  readonly advice: boolean;
}

/** Signs parts of a response whose assertion has advice, from the inside to the outside. */
const adviceResponse = async (scene: Scene, count: number, parts: Parts): Promise<string> => {
  const { provider } = scene;
  const advice = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const one = renamed(await bare(scene), `_advice-${index}`);
      return inner(parts.advice ? sign(one, provider) : one);
    }),
  );
  // Signs the outer assertion first: the tool of the tests finds elements by name only.
  const outer = await bare(scene);
  const signed = parts.assertion ? sign(outer, provider) : outer;
  const full = withAdvice(signed, advice);
  return parts.response ? sign(full, provider, { target: 'Response' }) : full;
};

const adviceVectors: readonly SamlAttack[] = [1, 2].flatMap((count) =>
  [
    { response: false, assertion: false, advice: false },
    { response: false, assertion: true, advice: false },
    { response: false, assertion: true, advice: true },
    { response: true, assertion: false, advice: false },
    { response: true, assertion: true, advice: true },
  ].map((parts) => ({
    name: `${count} assertions in advice, and signed: ${
      Object.entries(parts)
        .filter(([, isSigned]) => isSigned)
        .map(([part]) => part)
        .join(', ') || 'nothing'
    }`,
    forge: (scene: Scene) => adviceResponse(scene, count, parts),
  })),
);

/**
 * Responses of the same classes as the signature vectors of node-saml, built for the tests. Baton
 * refuses all of them, also those whose response alone is signed.
 */
export const signatureVectors: readonly SamlAttack[] = [
  ...adviceVectors,
  {
    name: 'a signed response with an assertion that was changed before',
    forge: async (scene) =>
      sign(asEve(await scene.respond()), scene.provider, { target: 'Response' }),
  },
  {
    name: 'a signed response that was changed after',
    forge: async ({ respond }) => asEve(await respond({ signResponse: true })),
  },
  {
    name: 'the signature of the assertion at the response',
    forge: async ({ respond }) => {
      const xml = await respond();
      const moved = replaced(xml, signature, '');
      return replaced(moved, '<samlp:Status>', `${signatureOf(xml)}<samlp:Status>`);
    },
  },
  {
    name: 'a response that an attacker signed again with their certificate',
    forge: async (scene) => {
      const signed = sign(asEve(await bare(scene)), scene.attacker, { target: 'Response' });
      const certificate = scene.attacker.certificate.replaceAll(/-----[^-]*-----|\s/g, '');
      return replaced(
        signed,
        '</SignatureValue>',
        `</SignatureValue><KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>`,
      );
    },
  },
  {
    name: 'a response that is signed twice, without a signed assertion',
    forge: async (scene) => {
      const once = sign(await bare(scene), scene.provider, { target: 'Response' });
      return replaced(once, signature, '$&$&');
    },
  },
  {
    name: 'a signed response with two references, without a signed assertion',
    forge: async (scene) => {
      const once = sign(await bare(scene), scene.provider, { target: 'Response' });
      return replaced(once, /<Reference [\s\S]*?<\/Reference>/, '$&$&');
    },
  },
  ...['response', 'assertion'].flatMap((place): readonly SamlAttack[] => {
    const target = place === 'response' ? 'Response' : 'Assertion';
    const edit = (what: RegExp, by: string) => async (scene: Scene) =>
      replaced(sign(await bare(scene), scene.provider, { target }), what, by);
    return [
      {
        name: `a ${place} with a reference without a hash`,
        forge: edit(/Reference URI="#/, 'Reference URI="'),
      },
      {
        name: `a ${place} with a quote in its reference`,
        forge: edit(/(Reference URI="#[^"]*)"/, '$1&quot;"'),
      },
      {
        name: `a ${place} that is signed with too many transforms`,
        forge: async (scene) =>
          sign(await bare(scene), scene.provider, { target, transforms: manyTransforms }),
      },
    ];
  }),
  {
    name: 'several roots',
    forge: async ({ respond }) => {
      const xml = await respond();
      return asEve(replaced(xml, signature, '')) + xml;
    },
  },
  {
    name: 'an unsigned assertion before a signed one',
    forge: async (scene) => {
      const evil = renamed(asEve(inner(await bare(scene))), '_evil');
      return replaced(await scene.respond(), assertion, `${evil}$&`);
    },
  },
  {
    name: 'an unsigned assertion after a signed one',
    forge: async (scene) => {
      const evil = renamed(asEve(inner(await bare(scene))), '_evil');
      return replaced(await scene.respond(), responseEnd, `${evil}${responseEnd}`);
    },
  },
  {
    name: 'a signature in extensions',
    forge: async ({ respond }) => {
      const xml = await respond();
      const moved = replaced(xml, signature, '');
      return replaced(
        moved,
        '<samlp:Status>',
        `<samlp:Extensions>${signatureOf(xml)}</samlp:Extensions><samlp:Status>`,
      );
    },
  },
  {
    name: 'the ID of the response at another element',
    forge: async ({ respond }) => {
      const xml = await respond({ signResponse: true });
      const id = /<samlp:Response [^>]*ID="([^"]*)/.exec(xml)?.[1] ?? '';
      return replaced(xml, '<saml:Subject>', `<saml:Subject ID="${id}">`);
    },
  },
];
