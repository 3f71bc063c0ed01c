import { columnsInWords, type LayoutColumn } from '@baton/domain/form/form-layout';
import type { CellContent, FieldOption, FieldShape, FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import {
  answerLines,
  say,
  type AnsweredDocument,
  type AnswerWords,
  type AnswerWriting,
} from '../answers/index.ts';
import type { FormFieldNode } from './form-parts.ts';
import type { SubmissionAnswer, SubmissionCell, SubmissionTable } from './submission.ts';
import type { SubmissionWords } from './submission-words.ts';

/** Formatting of values for the reader of the print. */
export interface PrintWriting extends AnswerWriting {
  readonly words: SubmissionWords & AnswerWords;
  readonly documentOf: (ref: string) => PrintedDocument | undefined;
  /** Returns who entered the value and when. Empty if no one did. */
  readonly enteredAt: (instance: string) => string;
}

/** Details of a document in a value. */
export interface PrintedDocument extends AnsweredDocument {
  /** Name of its image. Null if it isn't drawn. */
  readonly image: string | null;
}

/** A field as the form shows it. */
export interface ShownField {
  readonly label: string;
  /** Options in the reader's language. Empty to use those of the field. */
  readonly options: readonly FieldOption[];
  /** Columns of a table. */
  readonly columns: readonly LayoutColumn[];
}

/** Returns a value as lines of text. Tables are printed by `printTable`. */
const linesOf = (value: FieldValue, field: FieldShape, writing: PrintWriting): readonly string[] =>
  answerLines(value, field, writing).flatMap((line) => line.split(/\r\n?|\n/));

/** Returns true for text that is printed as Markdown. */
const isMarkdown = (
  value: FieldValue | null,
  { kind, constraints }: Pick<FieldShape, 'kind' | 'constraints'>,
): value is string => typeof value === 'string' && kind === 'TEXT' && constraints.markdown;

/** Returns the value to print. An untouched checkbox is printed as not selected. */
const shownValue = ({ place, value }: FormFieldNode): FieldValue | null =>
  value === null && place.field.kind === 'CHECKBOX' ? false : value;

const imageOf = (value: FieldValue | null, { documentOf }: PrintWriting): string | null => {
  const [ref] = value === null ? [] : itemsOf(value);
  const document = ref === undefined ? undefined : documentOf(ref);
  return document === undefined || document.isDeleted ? null : document.image;
};

const labelOf = ({ place }: FormFieldNode, asked: ShownField | null): string =>
  asked === null || asked.label === '' ? place.field.name : asked.label;

const enteredOf = ({ place, sourceTask }: FormFieldNode, writing: PrintWriting): string => {
  const entered = writing.enteredAt(place.key);
  if (entered !== '' || sourceTask === null) return entered;
  return say(writing.words.takenFrom, { name: sourceTask });
};

export const printAnswer = (
  node: FormFieldNode,
  asked: ShownField | null,
  writing: PrintWriting,
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
  asked: ShownField | null,
  writing: PrintWriting,
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
