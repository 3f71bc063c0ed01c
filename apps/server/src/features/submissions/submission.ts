/** What is printed of a form, every text as it will be read. */
export interface Submission {
  /** Language of the words that are ours. */
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly facts: readonly SubmissionFact[];
  /** What has to be known before reading on; null: nothing. */
  readonly notice: string | null;
  readonly heads: { readonly question: string; readonly answer: string; readonly entered: string };
  readonly footer: string;
  /** With `{page}` and `{pages}` in it. */
  readonly pages: string;
  readonly forms: readonly SubmissionForm[];
}

export interface SubmissionFact {
  readonly label: string;
  readonly value: string;
}

export interface SubmissionForm {
  /** Empty: it needs none. */
  readonly name: string;
  readonly description: readonly RichBlock[];
  readonly sections: readonly SubmissionSection[];
}

export interface SubmissionSection {
  readonly name: string;
  readonly description: readonly RichBlock[];
  readonly parts: readonly SubmissionPart[];
}

export type SubmissionPart =
  | { readonly kind: 'ANSWERS'; readonly answers: readonly SubmissionAnswer[] }
  | { readonly kind: 'TEXT'; readonly blocks: readonly RichBlock[] }
  | SubmissionTable;

export interface SubmissionAnswer {
  readonly question: string;
  readonly lines: readonly string[];
  /** Of a text that is written in Markdown; it stands for the lines. Empty: it is none. */
  readonly markdown: string;
  /** Nothing was answered, which the lines say. */
  readonly isEmpty: boolean;
  /** Name of the picture of a signature. */
  readonly image: string | null;
  /** By whom and when; empty where nobody did. */
  readonly entered: string;
}

export interface SubmissionTable {
  readonly kind: 'TABLE';
  readonly name: string;
  readonly entered: string;
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly SubmissionCell[])[];
  /** What stands instead of rows where there are none. */
  readonly none: string;
}

/** What stands in a cell: its words, or a text that is written in Markdown. */
export type SubmissionCell = string | { readonly markdown: string };

/** A paragraph or a list of rich text. */
export interface RichBlock {
  readonly kind: 'PARAGRAPH' | 'QUOTE' | 'CODE' | 'BULLET' | 'NUMBER';
  /** Of a list: how deep, from 1. */
  readonly depth: number;
  /** Of a numbered item. */
  readonly number: number;
  readonly spans: readonly RichSpan[];
}

export interface RichSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly link: string;
}
