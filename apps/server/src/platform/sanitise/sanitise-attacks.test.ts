import { isAllowedHref, richTextAttributes, richTextTags } from '@baton/domain/core/rich-text';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './sanitise-rich-text.ts';

/** Parts of known attacks, combined in any order. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>',
  '<img src=x onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">',
  '<a href="jAvAsCrIpT&colon;alert(1)">',
  '<a href="java&Tab;script:alert(1)">',
  '<a href="\u0001javascript:alert(1)">',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">',
  '<a href="vbscript:x">',
  '<a href="//evil.example">',
  '<a href="https://a.example" onclick="x" style="x" data-party-id="7">',
  '<p style="background:url(javascript:x)" data-x="1">',
  '<span data-party-id="&quot;><script>x</script>">',
  '<iframe srcdoc="<script>x</script>">',
  '<form action="javascript:x"><button formaction="javascript:x">',
  '<base href="javascript:x//">',
  '<template><script>x</script></template>',
  '<!--><img src=x onerror=x>-->',
  '<![CDATA[<img src=x onerror=x>]]>',
  '<p/onclick=x//',
  '"><',
  '</p></a></ul>',
  '&lt;script&gt;',
  '\u0000',
  ...richTextTags.map((tag) => `<${tag}>`),
  ...richTextTags.map((tag) => `</${tag}>`),
] as const;

const opened = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\s*\/?>/g;
const attribute = /([a-z-]+)="([^"]*)"/g;
const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Returns what a sanitized text must not contain. Every bracket must belong to a tag. */
const faultsIn = (html: string): readonly string[] => {
  const faults = /[<>]/.test(html.replace(opened, '')) ? [`a stray bracket in ${html}`] : [];
  for (const [, , tag = '', rest = ''] of html.matchAll(opened)) {
    if (!richTextTags.some((allowed) => allowed === tag)) faults.push(tag);
    for (const [, name = '', value = ''] of rest.matchAll(attribute)) {
      const isAllowed = (richTextAttributes[tag] ?? []).some((allowed) =>
        allowed === 'data-*' ? name.startsWith('data-') : allowed === name,
      );
      if (!isAllowed || (name === 'href' && !isAllowedHref(decode(value))))
        faults.push(`${tag} ${name}=${value}`);
    }
  }
  return faults;
};

describe('sanitiseRichText with attack texts', () => {
  it('keeps only allowed markup', () => {
    assert(
      property(array(oneof(constantFrom(...attacks), string({ unit: 'grapheme' }))), (pieces) => {
        const clean = sanitiseRichText(pieces.join(''));
        expect(faultsIn(clean)).toEqual([]);
        expect(sanitiseRichText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});
