import { DOMParser } from '@xmldom/xmldom';

export interface SamlExpectation {
  /** Entity ID of the identity provider. */
  readonly issuer: string;
  readonly callbackUrl: string;
  readonly requestId: string;
  readonly now: number;
}

export interface SamlAssertion {
  readonly nameId: string;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

const SAML = 'urn:oasis:names:tc:SAML:2.0:assertion';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const tolerance = 60_000;

/** Everything else, such as SHA-1 or a transform with a style sheet, is refused. */
const algorithms = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  `${SIGNATURE}enveloped-signature`,
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

const demandThat = (isRight: boolean, problem: string): void => {
  if (!isRight) throw new Error(`SAML: ${problem}`);
};

const parse = (xml: string): Element => {
  // Comments, entities, and character data split texts, and mean nothing in SAML.
  demandThat(!/<!|<\?(?!xml\s)/.test(xml), 'comment, declaration, or instruction');
  const fail = (problem: string): never => {
    throw new Error(`SAML: ${problem}`);
  };
  const document = new DOMParser({
    errorHandler: { warning: fail, error: fail, fatalError: fail },
  }).parseFromString(xml, 'text/xml');
  demandThat(document.getElementsByTagName('*').length > 0, 'no document');
  return document.documentElement;
};

const named = (parent: Element, space: string, name: string): readonly Element[] =>
  Array.from(parent.getElementsByTagNameNS(space, name));

/** Returns the only element with a name, which is a child of the parent. */
const onlyChild = (parent: Element, name: string): Element => {
  const [found, ...others] = named(parent, SAML, name);
  if (found?.parentNode !== parent || others.length > 0) throw new Error(`SAML: not one ${name}`);
  return found;
};

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/**
 * Refuses responses with more than what Baton needs, before their signature is checked: one
 * assertion, signatures only of it and of the response, and no ID twice.
 */
export const checkResponse = (xml: string, expected: SamlExpectation): void => {
  const root = parse(xml);
  demandThat(root.namespaceURI === PROTOCOL && root.localName === 'Response', 'no response');
  demandThat(root.getAttribute('Version') === '2.0', 'version');
  demandThat(root.getAttribute('InResponseTo') === expected.requestId, 'other request');
  demandThat(root.getAttribute('Destination') === expected.callbackUrl, 'other destination');
  const all = [root, ...named(root, '*', '*')];
  const assertions = all.filter(({ localName }) => localName === 'Assertion');
  demandThat(assertions.length === 1, 'not one assertion');
  demandThat(
    assertions[0]?.parentNode === root && assertions[0].namespaceURI === SAML,
    'assertion elsewhere',
  );
  demandThat(!all.some(({ localName }) => localName === 'EncryptedAssertion'), 'encrypted');
  const [status] = named(root, PROTOCOL, 'StatusCode');
  demandThat(status?.getAttribute('Value') === SUCCESS, 'no success');
  for (const { localName, parentNode } of all)
    if (localName === 'Signature')
      demandThat(parentNode === root || parentNode === assertions[0], 'signature elsewhere');
  const attributes = all.flatMap((element) => Array.from(element.attributes));
  const ids = attributes.filter(({ name }) => /^(?:.*:)?id$/i.test(name)).map(({ value }) => value);
  demandThat(new Set(ids).size === ids.length, 'an ID twice');
  demandThat(
    attributes.every(({ localName, value }) => localName !== 'Algorithm' || algorithms.has(value)),
    'algorithm',
  );
};

const timeOf = (element: Element, name: string): number | null => {
  const text = element.getAttribute(name) ?? '';
  if (text === '') return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? Date.parse(text) : NaN;
  demandThat(!Number.isNaN(time), `${name} is no time`);
  return time;
};

const checkTimes = (element: Element, now: number, end = 'NotOnOrAfter'): void => {
  demandThat((timeOf(element, 'NotBefore') ?? 0) <= now + tolerance, 'not valid yet');
  demandThat((timeOf(element, end) ?? Infinity) > now - tolerance, 'expired');
};

/** Reads a verified assertion. Throws if it is for another request, service, or time. */
export const readAssertion = (xml: string, expected: SamlExpectation): SamlAssertion => {
  const { issuer, callbackUrl, requestId, now } = expected;
  const assertion = parse(xml);
  demandThat(assertion.namespaceURI === SAML && assertion.localName === 'Assertion', 'assertion');
  demandThat((onlyChild(assertion, 'Issuer').textContent ?? '') === issuer, 'other issuer');
  const subject = onlyChild(assertion, 'Subject');
  const name = onlyChild(subject, 'NameID');
  const nameId = textOf(name);
  demandThat(nameId !== '' && nameId.length <= 512 && name.firstChild === name.lastChild, 'NameID');
  demandThat(name.getAttribute('Format') !== TRANSIENT, 'a name for one session only');
  const confirmation = onlyChild(subject, 'SubjectConfirmation');
  const data = onlyChild(confirmation, 'SubjectConfirmationData');
  demandThat(confirmation.getAttribute('Method') === BEARER, 'no bearer');
  demandThat(data.getAttribute('Recipient') === callbackUrl, 'other recipient');
  demandThat(data.getAttribute('InResponseTo') === requestId, 'other request');
  demandThat(timeOf(data, 'NotOnOrAfter') !== null, 'no end');
  checkTimes(data, now);
  checkTimes(onlyChild(assertion, 'Conditions'), now);
  checkTimes(onlyChild(assertion, 'AuthnStatement'), now, 'SessionNotOnOrAfter');
  const attributes = new Map<string, readonly string[]>();
  for (const attribute of named(assertion, SAML, 'Attribute')) {
    const key = attribute.getAttribute('Name') ?? '';
    const values = named(attribute, SAML, 'AttributeValue').map(textOf);
    attributes.set(key, [...(attributes.get(key) ?? []), ...values]);
  }
  return { nameId, attributes };
};
