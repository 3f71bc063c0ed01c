import { SignedXml } from 'xml-crypto';
import type { SamlPerson, SamlProvider } from './saml-provider.ts';

interface Deviation {
  /** Milliseconds that the clock of the provider is ahead. */
  readonly shift?: number;
  readonly by?: SamlProvider;
  readonly who?: SamlPerson;
}

export interface Scene {
  readonly provider: SamlProvider;
  readonly attacker: SamlProvider;
  readonly respond: (changes?: object, deviation?: Deviation) => Promise<string>;
}

export interface SamlAttack {
  readonly name: string;
  readonly forge: (scene: Scene) => Promise<string>;
}

export const dsig = 'http://www.w3.org/2000/09/xmldsig#';
export const excC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
interface Signing {
  readonly target?: string;
  readonly transforms?: readonly string[];
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
}

/** Signs an element, the assertion by default, with any algorithms. */
export const sign = (
  xml: string,
  { privateKey }: SamlProvider,
  {
    target = 'Assertion',
    transforms = [`${dsig}enveloped-signature`, excC14n],
    signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digestAlgorithm = 'http://www.w3.org/2001/04/xmlenc#sha256',
  }: Signing = {},
): string => {
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm,
    canonicalizationAlgorithm: excC14n,
  });
  const xpath = `//*[local-name(.)='${target}']`;
  signer.addReference({ xpath, transforms, digestAlgorithm });
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
};

/** Replaces a part of a response, which must exist. */
export const replaced = (xml: string, what: string | RegExp, by: string): string => {
  const next = xml.replace(what, by);
  if (next === xml) throw new Error(`the response has no ${String(what)}`);
  return next;
};

/** A correctly signed response of which the provider changed one option. */
export const withOptions = (name: string, changes: object, deviation?: Deviation): SamlAttack => ({
  name,
  forge: ({ respond }) => respond(changes, deviation),
});

/** A valid response that someone changed on the way. */
export const withEdit = (name: string, what: string | RegExp, by: string): SamlAttack => ({
  name,
  forge: async ({ respond }) => replaced(await respond(), what, by),
});

/** An unusual assertion that the provider itself signed. */
export const withSigned = (
  name: string,
  what: string | RegExp,
  by: string,
  signing?: Signing,
): SamlAttack => ({
  name,
  forge: async ({ provider, respond }) =>
    sign(replaced(await respond({ signAssertion: false }), what, by), provider, signing),
});

export const signature = /<Signature[\s\S]*?<\/Signature>/;
export const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
