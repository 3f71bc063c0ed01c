import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { ActivityData } from './activity-data.ts';
import { ActivityLine } from './activity-line.tsx';

const added = (subject: string, actor: ActivityData['actor']): ActivityData => ({
  ...{ id: 'a', kind: 'DOCUMENT_ADDED', at: '2026-11-29T10:00:00.000Z', actor, subject },
  ' $fragmentType': 'activityFeed_lines',
  ...{ taskId: null, isApproval: false, comment: null, params: [{ name: 'count', value: '4' }] },
});
const mei = { id: 'mei', name: 'Mei Lin' };

it.each([
  [added('', null), '4 documents were added'],
  [added('', mei), 'Mei Lin added 4 documents'],
  [added('Order', mei), 'Mei Lin added 4 documents to Order'],
])('names where documents were added if they are in a task: %#', async (data, sentence) => {
  await renderScreen(
    <ActivityLine entry={{ first: data, others: [] }} isOfTask={false} onOpenTask={undefined} />,
  );
  expect(document.querySelector('p')?.textContent).toBe(sentence);
});
