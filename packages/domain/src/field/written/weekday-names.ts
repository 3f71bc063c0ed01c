import { localeFormat, writtenLocales } from './locale-format.ts';

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Short forms that people use and `Intl` doesn't know, from Sunday on. */
const otherShortNames: readonly (readonly string[])[] = [
  ['礼拜日', '礼拜天', '星期天', 'อา'],
  ['礼拜一', 'จ'],
  ['tues', '礼拜二', 'อ'],
  ['礼拜三', 'พ'],
  ['thur', 'thurs', '礼拜四', 'พฤ'],
  ['礼拜五', 'ศ'],
  ['礼拜六', 'ส'],
];

const namesOf = (weekday: 'long' | 'short'): readonly (readonly [string, number])[] =>
  writtenLocales.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(localeFormat(locale).tag, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day): readonly [string, number] => [
      fold(format.format(Date.UTC(2026, 0, 4 + day))),
      day,
    ]);
  });

const longNames = new Map(namesOf('long'));
const allNames = new Map([
  ...longNames,
  ...namesOf('short'),
  ...otherShortNames.flatMap((names, day) => names.map((name) => [name, day] as const)),
]);

export interface WeekdaySplit {
  /** The text without its weekday. */
  readonly rest: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
}

const leading = /^\(?([\p{L}\p{M}]+)\.?\)?,?\s*/u;
const trailing = /[,\s]*\(?([\p{L}\p{M}]+)\.?\)?$/u;

/** Returns the weekday at the end of the letters; Chinese and Korean put no space before it. */
const endingIn = (
  letters: string,
  names: ReadonlyMap<string, number>,
): { readonly name: string; readonly weekday: number } | null => {
  const whole = names.get(fold(letters));
  if (whole !== undefined) return { name: letters, weekday: whole };
  for (let from = 1; from < letters.length; from += 1) {
    const name = letters.slice(from);
    const weekday = /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(name)
      ? names.get(fold(name))
      : undefined;
    if (weekday !== undefined) return { name, weekday };
  }
  return null;
};

const splitWith = (text: string, names: ReadonlyMap<string, number>): WeekdaySplit | null => {
  const [before = '', first = ''] = leading.exec(text) ?? [];
  // Thai joins "วันจันทร์" and "ที่".
  const weekday = names.get(fold(first)) ?? names.get(fold(first.replace(/ที่$/u, '')));
  const behind = text.slice(before.length).replace(/^ที่\s*/u, '');
  if (weekday !== undefined && behind !== '') return { rest: behind, weekday };
  const [after = '', last = ''] = trailing.exec(text) ?? [];
  const found = endingIn(last, names);
  if (found === null || after.length === text.length) return null;
  const kept = last.slice(0, last.length - found.name.length);
  return { rest: `${text.slice(0, -after.length)}${kept}`, weekday: found.weekday };
};

/**
 * Splits a weekday from the start or end of a text, by long names first: short ones can also be
 * months ("mar.") or parts of a date ("일"). Returns all readings, the most certain first.
 */
export const weekdaySplits = (text: string): readonly WeekdaySplit[] =>
  [splitWith(text, longNames), splitWith(text, allNames)].filter((split) => split !== null);

/** Returns whether the text is only a weekday. */
export const isWeekday = (text: string): boolean =>
  allNames.has(fold(text.replaceAll(/[\s,()]/g, ''))) ||
  allNames.has(fold(text.replaceAll(/[\s,()]/g, '').replace(/ที่$/u, '')));
