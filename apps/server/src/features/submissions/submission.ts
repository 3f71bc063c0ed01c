/** Content of a printed form, with all texts formatted. */
export interface Submission {
  /** Language of the fixed texts. */
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly facts: readonly SubmissionFact[];
  /** Notice at the top. Null if there is none. */
  readonly notice: string | null;
  readonly heads: { readonly question: string; readonly answer: string; readonly entered: string };
  readonly footer: string;
  /** Page number text with the placeholders `{page}` and `{pages}`. */
  readonly pages: string;
  readonly forms: readonly SubmissionForm[];
}

export interface SubmissionFact {
  readonly label: string;
  readonly value: string;
}

export interface SubmissionForm {
  /** Empty if it has no name. */
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
  /** Text in Markdown, which replaces the lines. Empty if it isn't Markdown. */
  readonly markdown: string;
  /** True if there is no value. The lines say so. */
  readonly isEmpty: boolean;
  /** Name of a signature's image. */
  readonly image: string | null;
  /** Person and time of the last change. Empty if no one entered a value. */
  readonly entered: string;
}

export interface SubmissionTable {
  readonly kind: 'TABLE';
  readonly name: string;
  readonly entered: string;
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly SubmissionCell[])[];
  /** Text for a table without rows. */
  readonly none: string;
}

/** Content of a cell: plain text or Markdown. */
export type SubmissionCell = string | { readonly markdown: string };

/** A paragraph or list item of rich text. */
export interface RichBlock {
  readonly kind: 'PARAGRAPH' | 'QUOTE' | 'CODE' | 'BULLET' | 'NUMBER';
  /** Nesting level of a list item, from 1. */
  readonly depth: number;
  /** Number of a numbered item. */
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
