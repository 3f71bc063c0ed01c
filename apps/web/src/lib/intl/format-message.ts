import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';

/** Types of the elements that the messages contain. The build parses them. */
const argument = 1;
const number = 2;
const select = 5;
const plural = 6;
const pound = 7;
const tag = 8;

/** Keeps formatters: creating one is slower than formatting a screen with it. */
const kept = <Kind extends string, Formatter>(
  create: (locale: string, kind: Kind) => Formatter,
): ((locale: string, kind: Kind) => Formatter) => {
  const known = new Map<string, Formatter>();
  return (locale, kind) => {
    const key = `${locale} ${kind}`;
    const formatter = known.get(key) ?? create(locale, kind);
    known.set(key, formatter);
    return formatter;
  };
};

const numberFormat = kept((locale, _: 'number') => new Intl.NumberFormat(locale));
const pluralRules = kept(
  (locale, type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }),
);
export const listFormat = kept(
  (locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }),
);

const numberText = (locale: string, value: unknown): string =>
  numberFormat(locale, 'number').format(Number(value));

export type Value = ReactNode | Date | ((chunks: ReactNode[]) => ReactNode);
export type Values = Readonly<Record<string, Value>>;

const argumentPart = (value: Value): ReactNode => {
  if (typeof value === 'function' || !value) return typeof value === 'number' ? '0' : '';
  return typeof value === 'number' || value instanceof Date ? String(value) : value;
};

/** Appends a part, and joins texts. */
const add = (parts: ReactNode[], part: ReactNode): void => {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
};

/**
 * Formats a parsed ICU message. A missing value is an error, because the sentence would be wrong.
 * `counted` is the number of the plural around the elements.
 */
export function formatMessage(
  locale: string,
  elements: readonly MessageFormatElement[],
  values: Values,
  counted?: number,
): ReactNode[] {
  const parts: ReactNode[] = [];
  const addAll = (inner: readonly MessageFormatElement[], count = counted): void => {
    for (const part of formatMessage(locale, inner, values, count)) add(parts, part);
  };
  for (const element of elements) {
    const { type } = element;
    if (type === pound) {
      add(parts, numberText(locale, counted));
      continue;
    }
    const { value: name } = element;
    const value = values[name];
    if (type >= argument && !(name in values)) throw new Error(`The value ${name} is missing.`);
    if (type === argument) add(parts, argumentPart(value));
    else if (type === number) add(parts, numberText(locale, value));
    else if (type === select)
      addAll((element.options[String(value)] ?? element.options['other'])?.value ?? []);
    else if (type === plural) {
      const count = Number(value) - element.offset;
      const rule = pluralRules(locale, element.pluralType ?? 'cardinal').select(count);
      const option =
        element.options[`=${String(value)}`] ?? element.options[rule] ?? element.options['other'];
      addAll(option?.value ?? [], count);
    } else if (type === tag) {
      const children = formatMessage(locale, element.children, values, counted);
      if (typeof value === 'function') add(parts, value(children));
      else for (const child of children) add(parts, child);
    } else add(parts, name);
  }
  return parts;
}
