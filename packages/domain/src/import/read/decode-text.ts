import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import { type ImportIssue, warning } from '../import-table.ts';

/** Exists in Node and browsers and has no side effects, so the domain can use it. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

export interface DecodedText {
  readonly text: string;
  readonly issues: readonly ImportIssue[];
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;
type LegacyEncoding = 'windows-1252' | 'gb18030' | 'euc-kr' | 'windows-874';

/** Windows encoding of old files, by language. Other languages use the Western European one. */
const legacyEncodings: Readonly<Record<string, LegacyEncoding>> = {
  zh: 'gb18030',
  ko: 'euc-kr',
  th: 'windows-874',
};

/**
 * Returns the text of a file with an unknown encoding. A byte order mark decides first, then the
 * positions of zero bytes, then whether the bytes are valid UTF-8. Otherwise, the old Windows
 * encoding of the reader's language is used and reported as a warning.
 */
export function decodeText(bytes: Uint8Array, language = ''): Result<DecodedText> {
  if (bytes.length === 0) return fail(refuse('ImportEmpty'));
  if (isBinary(bytes)) return fail(refuse('ImportNotReadable'));
  const encoding = detectEncoding(bytes, language);
  // Half a UTF-16 character at the end means a cut-off file, which the decoder would hide.
  if (encoding.startsWith('utf-16') && bytes.length % 2 === 1)
    return fail(refuse('ImportNotReadable'));
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');
  if (/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text))
    return fail(refuse('ImportNotReadable'));
  if (text.trim() === '') return fail(refuse('ImportEmpty'));
  const isGuessed = !encoding.startsWith('utf-');
  const lost = text.includes('\uFFFD') && !isGuessed;
  return ok({
    text,
    issues: [
      ...(isGuessed ? [warning('EncodingGuessed', null, { encoding })] : []),
      ...(lost ? [warning('CharactersLost', null, { encoding })] : []),
    ],
  });
}

/** First bytes of files that aren't text: PDF, ZIP and Office, images, gzip, OLE. */
const signatures: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x7f, 0x45, 0x4c, 0x46],
];

const isBinary = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));

function detectEncoding(bytes: Uint8Array, language: string): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Latin text in UTF-16 has a zero in almost every second byte.
  if (odd > sample.length / 5 && even < odd / 10) return 'utf-16le';
  if (even > sample.length / 5 && odd < even / 10) return 'utf-16be';
  if (isWrittenIn('utf-8', bytes) || isMostlyUtf8(bytes)) return 'utf-8';
  const legacy = legacyEncodings[language.slice(0, 2)];
  return legacy !== undefined && isWrittenIn(legacy, bytes) ? legacy : 'windows-1252';
}

/**
 * Returns true if most letters outside ASCII are UTF-8. A single damaged byte must not change all
 * accents: letters of other encodings are hardly ever valid UTF-8.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.split('\uFFFD').length - 1;
  const valid = (text.match(/[^\u0000-\u007F\uFFFD]/gu) ?? []).length;
  return valid > 0 && valid >= damaged;
}

function isWrittenIn(encoding: Encoding, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
