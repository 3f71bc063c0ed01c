import { markdownBlocks } from './markdown-blocks.ts';
import { printable } from './printable.ts';
import type { Submission, SubmissionPart } from './submission.ts';

const partWithBlocks = (part: SubmissionPart) => {
  switch (part.kind) {
    case 'ANSWERS':
      return {
        ...part,
        answers: part.answers.map(({ markdown, ...answer }) => ({
          ...answer,
          blocks: markdown === '' ? [] : markdownBlocks(markdown),
        })),
      };
    case 'TABLE':
      return {
        ...part,
        rows: part.rows.map((cells) =>
          cells.map((cell) => (typeof cell === 'string' ? cell : markdownBlocks(cell.markdown))),
        ),
      };
    case 'TEXT':
      return part;
  }
};

/** Replaces Markdown with blocks for the template. */
const withBlocks = ({ forms, ...submission }: Submission) => ({
  ...submission,
  forms: forms.map(({ sections, ...form }) => ({
    ...form,
    sections: sections.map(({ parts, ...section }) => ({
      ...section,
      parts: parts.map(partWithBlocks),
    })),
  })),
});

/**
 * Returns a submission in the form that the template needs. Parsing untrusted Markdown can take
 * long, so it runs in the print process, which can be killed.
 */
export const prepare = (data: string): string => {
  const submission: Submission = JSON.parse(data);
  return printable(withBlocks(submission));
};
