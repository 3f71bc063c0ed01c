import {
  isAllowedHref,
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from '@baton/domain/core/rich-text';
import type { RichText } from '@baton/domain/core/ids';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What browsers never show is not turned into text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    div: 'p',
    // A link to nowhere allowed keeps its words.
    a: (tagName, attributes) =>
      isAllowedHref(attributes['href'] ?? '')
        ? { tagName, attribs: attributes }
        : { tagName: 'span', attribs: {} },
  },
};

const clean = (html: string): string => sanitizeHtml(html, options).trim();

/** How often text is cleaned that reads otherwise once it is clean, such as paragraphs in paragraphs. */
const MOST = 5;

/**
 * Rich text as it may be stored: only the tags, attributes and schemes that the domain
 * allows, written so that cleaning it again changes nothing. Called for every rich text
 * that comes in, so that reading needs no second look.
 */
export const sanitiseRichText = (html: string): RichText => {
  let text = clean(html);
  for (let times = 1; times < MOST; times += 1) {
    const again = clean(text);
    if (again === text) return text;
    text = again;
  }
  return text;
};
