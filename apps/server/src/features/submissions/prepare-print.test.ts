import { expect, test } from 'vitest';
import { prepare } from './prepare-print.ts';
import type { Submission, SubmissionAnswer } from './submission.ts';

const answer = (markdown: string): SubmissionAnswer => ({
  question: 'Why',
  lines: ['as it was written'],
  markdown,
  isEmpty: false,
  image: null,
  entered: '',
});

const printed = (markdown: string) => {
  const submission: Submission = {
    lang: 'en',
    title: 'Form',
    author: 'Baton',
    facts: [],
    notice: null,
    heads: { question: '', answer: '', entered: '' },
    footer: '',
    pages: '',
    forms: [
      {
        name: '',
        description: [],
        sections: [
          { name: '', description: [], parts: [{ kind: 'ANSWERS', answers: [answer(markdown)] }] },
        ],
      },
    ],
  };
  return JSON.parse(prepare(JSON.stringify(submission))).forms[0].sections[0].parts[0].answers[0];
};

test('converts Markdown for the template without unprintable characters', () => {
  const { blocks } = printed('**no** &#x202e;way');
  expect(blocks).toMatchObject([
    {
      spans: [
        { text: 'no', bold: true },
        { text: ' way', bold: false },
      ],
    },
  ]);
  expect(printed('').blocks).toEqual([]);
});
