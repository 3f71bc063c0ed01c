import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  isAllowedHref,
  plainToRichText,
  richTextTags,
  richTextToPlain,
} from './rich-text.ts';

it('allows exactly these tags', () => {
  expect(richTextTags.join(', ')).toBe(
    'a, blockquote, br, code, em, li, ol, p, pre, s, span, strong, u, ul',
  );
});

describe('isAllowedHref', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://localhost',
    'mailto:ann@example.org',
    'HTTPS://EXAMPLE.ORG',
  ])('allows %s', (href) => expect(isAllowedHref(href)).toBe(true));
  it.each([
    '',
    '../relative.md',
    '/path',
    '//host/path',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:',
    'https:evil',
    'https:///x',
    'https://a b',
  ])('refuses %j', (href) => expect(isAllowedHref(href)).toBe(false));
});

describe('plain text', () => {
  it('becomes paragraphs and line breaks', () => {
    expect(plainToRichText('a\nb\r\n\r\nc & <d>')).toBe('<p>a<br>b</p><p>c &amp; &lt;d&gt;</p>');
    expect(plainToRichText('  \n ')).toBe('');
  });

  it('is extracted from rich text', () => {
    expect(richTextToPlain('<p>a<br>b</p><ul><li>c &amp; d</li></ul>')).toBe('a\nb\nc & d');
    expect(richTextToPlain('&#65;&#x42;&nbsp;&unknown;')).toBe('AB &unknown;');
    expect(richTextToPlain('<p>a \t<br>b  c</p>')).toBe('a\nb  c');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = text.replace(/\s+/g, ' ').trim();
        expect(richTextToPlain(plainToRichText(line))).toBe(line);
      }),
    );
  });

  it('is escaped so that it cannot become a tag', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});
