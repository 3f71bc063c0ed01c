import DOMPurify from 'dompurify';
import { isAllowedHref, richTextTags } from '@baton/domain/core/rich-text';

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href');
  if (href === null || !isAllowedHref(href)) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitizes stored rich text again, because the browser must not trust stored data. */
export const cleanHtml = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: true,
    ALLOW_ARIA_ATTR: false,
  });
