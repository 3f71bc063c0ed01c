import { columnsInWords, type LayoutColumn } from '@baton/domain/form/form-layout';
import type { CellContent, FieldOption, FieldShape, FieldValue } from '@baton/domain/field/field';
import { formatValue } from '@baton/domain/field/field-kinds';
import { readCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import { readIsoDate, writeDate } from '@baton/domain/field/written/written-date';
import type { FormFieldNode } from './form-parts.ts';
import type { SubmissionAnswer, SubmissionCell, SubmissionTable } from './submission.ts';
import { say, type SubmissionWords } from './submission-words.ts';

/** How answers are written for whoever reads the print. */
export interface AnswerWriting {
  readonly words: SubmissionWords;
  /** Tag of the reader's language. */
  readonly locale: string;
  readonly nameOf: (party: string) => string;
  readonly documentOf: (ref: string) => PrintedDocument | undefined;
  /** Who gave the answer and when, in the words of the print; empty where nobody did. */
  readonly enteredAt: (instance: string) => string;
  readonly timeOf: (at: Date) => string;
}

/** What is known of a document among the answers. */
export interface PrintedDocument {
  readonly name: string;
  readonly isDeleted: boolean;
  readonly by: string;
  readonly at: Date;
  /** Name of its picture; null where it is none that is drawn. */
  readonly image: string | null;
}

/** A question as the form puts it. */
export interface Asked {
  readonly label: string;
  /** In the language of the reader; empty: as the field has them. */
  readonly options: readonly FieldOption[];
  /** Of a table. */
  readonly columns: readonly LayoutColumn[];
}

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

/** A value in words; a table is printed by `printTable`. */
const linesOf = (
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
      return formatValue(value, field, { locale, nameOf }).split(/\r\n?|\n/);
  }
};

/** A text that is drawn as it is meant. */
const isMarkdown = (
  value: FieldValue | null,
  { kind, constraints }: Pick<FieldShape, 'kind' | 'constraints'>,
): value is string => typeof value === 'string' && kind === 'TEXT' && constraints.markdown;

/** A box that nobody has touched says no. */
const shownValue = ({ place, value }: FormFieldNode): FieldValue | null =>
  value === null && place.field.kind === 'CHECKBOX' ? false : value;

const imageOf = (value: FieldValue | null, { documentOf }: AnswerWriting): string | null => {
  const [ref] = value === null ? [] : itemsOf(value);
  const document = ref === undefined ? undefined : documentOf(ref);
  return document === undefined || document.isDeleted ? null : document.image;
};

const labelOf = ({ place }: FormFieldNode, asked: Asked | null): string =>
  asked === null || asked.label === '' ? place.field.name : asked.label;

const enteredOf = ({ place, sourceTask }: FormFieldNode, writing: AnswerWriting): string => {
  const entered = writing.enteredAt(place.key);
  if (entered !== '' || sourceTask === null) return entered;
  return say(writing.words.takenFrom, { name: sourceTask });
};

export const printAnswer = (
  node: FormFieldNode,
  asked: Asked | null,
  writing: AnswerWriting,
): SubmissionAnswer => {
  const { field } = node.place;
  const options = asked === null || asked.options.length === 0 ? field.options : asked.options;
  const value = shownValue(node);
  return {
    question: labelOf(node, asked),
    lines:
      value === null ? [writing.words.nothing] : linesOf(value, { ...field, options }, writing),
    markdown: isMarkdown(value, field) ? value : '',
    isEmpty: value === null,
    image: field.kind === 'SIGNATURE' ? imageOf(value, writing) : null,
    entered: value === null ? '' : enteredOf(node, writing),
  };
};

export const printTable = (
  node: FormFieldNode,
  asked: Asked | null,
  writing: AnswerWriting,
): SubmissionTable => {
  const columns = columnsInWords(node.place.field.columns, asked?.columns ?? []);
  const cell = (content: CellContent | undefined, at: number): SubmissionCell => {
    const column = columns[at];
    if (content === undefined || column === undefined) return '';
    if (isMarkdown(content, column)) return { markdown: content };
    return linesOf(content, { ...column, columns: [] }, writing).join('\n');
  };
  const rows = rowsOf(node.value);
  return {
    kind: 'TABLE',
    name: labelOf(node, asked),
    entered: rows.length === 0 ? '' : enteredOf(node, writing).replaceAll('\n', ' · '),
    columns: columns.map(({ name, kind }) => ({
      name,
      isNumber: kind === 'NUMBER' || kind === 'CURRENCY',
    })),
    rows: rows.map(({ cells }) => columns.map(({ key }, at) => cell(cells[key], at))),
    none: writing.words.noRows,
  };
};
