import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@baton/domain/core/languages';
import type { Services } from '../../platform/graphql/request-context.ts';
import { openTypesetter } from '../../platform/pdf/typesetter.ts';
import { answerWords, say, timeWriter } from '../answers/index.ts';
import { richBlocks } from './rich-blocks.ts';
import type { Submission, SubmissionFact } from './submission.ts';
import { submissionWords } from './submission-words.ts';

export const submissionTemplate = path.join(import.meta.dirname, 'submission.typ');
export const preparePrint = path.join(import.meta.dirname, 'prepare-print.ts');

const { typeset } = openTypesetter();

export interface PrintedText {
  readonly locale: Locale;
  readonly timeZone: string;
  /** The person who requested the document. */
  readonly person: string;
  readonly title: string;
  readonly author: string;
  readonly facts: readonly SubmissionFact[];
  /** Sanitized rich text. */
  readonly html: string;
}

/** Prints a text in the design of submissions. Returns null if too many documents are waiting. */
export const printText = async (
  { now }: Pick<Services, 'now'>,
  { locale, timeZone, person, title, author, facts, html }: PrintedText,
): Promise<Uint8Array | null> => {
  const words = { ...submissionWords[locale], ...answerWords[locale] };
  const at = now();
  const blocks = richBlocks(html);
  const submission: Submission = {
    ...{ lang: locale, title, author, facts, notice: null },
    heads: { question: words.question, answer: words.answer, entered: words.entered },
    footer: say(words.made, { reference: author, at: timeWriter(locale, timeZone)(at) }),
    pages: words.pages,
    forms: [
      {
        ...{ name: '', description: [] },
        sections: [{ name: '', description: [], parts: [{ kind: 'TEXT', blocks }] }],
      },
    ],
  };
  const order = {
    template: await readFile(submissionTemplate, 'utf8'),
    data: JSON.stringify(submission),
    ...{ prepare: preparePrint, images: {}, at },
  };
  return typeset(order, { person, signal: new AbortController().signal });
};
