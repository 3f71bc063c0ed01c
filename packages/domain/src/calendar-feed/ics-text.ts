import type { Instant, PlainDate } from '../core/ids.ts';

/** One line of an iCalendar file (RFC 5545) before it is folded. */
export type IcsLine = string;

/** Control characters that iCalendar doesn't allow. */
const notAllowed = /(?![\t\n])\p{Cc}/gu;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  ';': '\\;',
  ',': '\\,',
  '\n': '\\n',
};

/** Returns a text as a value of a property. */
export const icsText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(notAllowed, '')
    .replaceAll(/[\\;,\n]/g, (sign) => escapes[sign] ?? sign);

/** Returns a time in UTC, such as `20260302T090000Z`. */
export const icsTime = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Returns a day, such as `20260302`. */
export const icsDate = (date: PlainDate): string => date.replaceAll('-', '');

const lineOctets = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** Folds a line into lines of at most 75 octets in UTF-8, without splitting a character. */
const fold = (line: IcsLine): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return `${folded}\r\n`;
};

/** Returns the lines of a component, such as VEVENT. */
export const icsComponent = (name: string, lines: readonly IcsLine[]): readonly IcsLine[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];

/** Returns the text of a file with these lines. */
export const icsFile = (lines: readonly IcsLine[]): string => lines.map(fold).join('');
