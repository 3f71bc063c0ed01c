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
  // Text of elements that browsers never show is removed.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    div: 'p',
    // A link with a forbidden URL becomes plain text.
    a: (tagName, attributes) =>
      isAllowedHref(attributes['href'] ?? '')
        ? { tagName, attribs: attributes }
        : { tagName: 'span', attribs: {} },
  },
};

const clean = (html: string): string => sanitizeHtml(html, options).trim();

/**
 * Maximum number of passes for text that changes when it is parsed again, such as nested
 * paragraphs.
 */
const MAX_PASSES = 5;

/**
 * Sanitizes rich text: keeps only the allowed tags, attributes, and schemes. Sanitizing the result
 * again changes nothing. All input passes through it, so readers don't sanitize.
 */
export const sanitiseRichText = (html: string): RichText => {
  let text = clean(html);
  for (let times = 1; times < MAX_PASSES; times += 1) {
    const again = clean(text);
    if (again === text) return text;
    text = again;
  }
  return text;
};
