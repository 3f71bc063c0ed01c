/** Characters that nobody sees or that change the direction of text, and control characters. */
const hidden =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

/** Flags such as that of Wales: a black flag, letters as tags, and an end tag. */
const tagFlag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Joiners belong between letters of these scripts and in emoji. */
const joiner = /[\u200c\u200d]/gu;
const beforeJoiner =
  /(?:\ufe0f|[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])$/u;

const withoutHidden = (text: string): string =>
  text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(hidden, '')
    .replaceAll(joiner, (sign, at: number, whole: string) =>
      beforeJoiner.test(whole.slice(Math.max(0, at - 2), at)) ? sign : '',
    );

/**
 * Returns a name as people see it: without invisible characters, control characters, and those that
 * change the direction of text. Joiners that a script or an emoji needs stay.
 */
export const visibleName = (name: string): string => {
  if (/^[ -~]*$/.test(name)) return name;
  const flags = name.match(tagFlag) ?? [];
  return name
    .toWellFormed()
    .split(tagFlag)
    .map((part, at) => withoutHidden(part) + (flags[at] ?? ''))
    .join('');
};

const nameKeys: ReadonlySet<string> = new Set([
  'name',
  'fileName',
  'workspaceName',
  'tags',
  'title',
]);

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleName(value);
  return Array.isArray(value) ? value.map(cleaned) : withVisibleNames(value);
};

/** Returns the input with all names in it cleaned, at any depth. */
export const withVisibleNames = (input: unknown): unknown => {
  if (Array.isArray(input)) return input.map(withVisibleNames);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      nameKeys.has(key) ? cleaned(value) : withVisibleNames(value),
    ]),
  );
};
