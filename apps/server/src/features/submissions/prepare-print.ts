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

/** What people wrote in Markdown as the template draws it. */
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
 * A submission as the template reads it. Whoever fills in a form writes Markdown, and reading it
 * takes what it takes: it is done where it is printed, in the process that may be ended.
 */
export const prepare = (data: string): string => {
  const submission: Submission = JSON.parse(data);
  return printable(withBlocks(submission));
};
