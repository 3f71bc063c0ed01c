import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { formatValue } from '@baton/domain/field/field-kinds';
import { readCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { localeFormat } from '@baton/domain/field/written/locale-format';
import { readIsoDate, writeDate } from '@baton/domain/field/written/written-date';
import { say, type AnswerWords } from './answer-words.ts';

/** Formatting of values for a reader. */
export interface AnswerWriting {
  readonly words: AnswerWords;
  /** Language tag of the reader. */
  readonly locale: string;
  readonly nameOf: (party: string) => string;
  readonly documentOf: (ref: string) => AnsweredDocument | undefined;
  readonly timeOf: (at: Date) => string;
}

/** Details of a document in a value. */
export interface AnsweredDocument {
  readonly name: string;
  readonly isDeleted: boolean;
  readonly by: string;
  readonly at: Date;
}

/** Returns a formatter with day, short month, year, and short time. */
export const timeWriter = (locale: string, timeZone: string): ((at: Date | number) => string) => {
  const formatter = new Intl.DateTimeFormat(localeFormat(locale).tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (at) => formatter.format(at);
};

const documentName = (ref: string, { words, documentOf }: AnswerWriting): string => {
  const document = documentOf(ref);
  if (document === undefined) return ref;
  return document.isDeleted ? say(words.deleted, { name: document.name }) : document.name;
};

const certificateLines = (value: FieldValue, writing: AnswerWriting): readonly string[] => {
  const { words, locale } = writing;
  const { ref, issued, expires } = readCertificate(value);
  const dayLine = (sentence: string, day: string): readonly string[] => {
    const read = readIsoDate(day);
    return read === null ? [] : [say(sentence, { day: writeDate(read, locale) })];
  };
  return [
    ...(ref === '' ? [] : [documentName(ref, writing)]),
    ...dayLine(words.issued, issued),
    ...dayLine(words.expires, expires),
  ];
};

const signatureLine = (ref: string, writing: AnswerWriting): string => {
  const document = writing.documentOf(ref);
  return document === undefined || document.isDeleted
    ? documentName(ref, writing)
    : say(writing.words.signedBy, { by: document.by, at: writing.timeOf(document.at) });
};

/**
 * Returns a value as lines of text. Lists can be one line, and certificates are several. Tables are
 * formatted elsewhere.
 */
export const answerLines = (
  value: FieldValue,
  field: FieldShape,
  writing: AnswerWriting,
): readonly string[] => {
  const { words, locale, nameOf } = writing;
  switch (field.kind) {
    case 'CHECKBOX':
      return [value === true ? words.yes : words.no];
    case 'DOCUMENT':
      return itemsOf(value).map((ref) => documentName(ref, writing));
    case 'SIGNATURE':
      return itemsOf(value).map((ref) => signatureLine(ref, writing));
    case 'CERTIFICATE':
      return certificateLines(value, writing);
    default:
      return [formatValue(value, field, { locale, nameOf })];
  }
};
