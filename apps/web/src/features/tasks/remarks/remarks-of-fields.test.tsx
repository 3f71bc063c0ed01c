import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { RemarkList } from './remark-list.tsx';
import { RemarkedField, type ShownRemark } from './remarked-field.tsx';
import { RemarkingProvider, remarksToSend, type WrittenRemarks } from './remarking.ts';

const tooLow: ShownRemark = {
  instance: 'p1',
  occasion: 'REJECTION',
  text: 'Too low',
  at: '2026-11-20T09:00:00Z',
  by: { id: 'ken', name: 'Ken Ito' },
};

const field = (name: string) => (
  <label>
    {name} <input />
  </label>
);

test('shows the assignee comments at their fields, with a list to reach them', async () => {
  const { user, container } = renderUi(
    <>
      <RemarkList remarks={[tooLow]} labelOf={() => 'Amount'} />
      <RemarkedField instance="p1" label="Amount" remarks={[tooLow]}>
        {field('Amount')}
      </RemarkedField>
      <RemarkedField instance="p2" label="City" remarks={[]}>
        {field('City')}
      </RemarkedField>
    </>,
  );
  const said = screen.getByRole('list', { name: 'Comments on Amount' });
  expect(within(said).getByText('Too low')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add comment/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Amount' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
  await expectAccessible(container);
});

function Judged({
  onWritten,
}: {
  readonly onWritten: (written: WrittenRemarks) => void;
}): ReactNode {
  const [written, setWritten] = useState<WrittenRemarks>({});
  const write = (instance: string, text: string | null): void => {
    const { [instance]: _, ...others } = written;
    const next = text === null ? others : { ...others, [instance]: text };
    setWritten(next);
    onWritten(next);
  };
  return (
    <RemarkingProvider value={{ written, write, clear: () => setWritten({}) }}>
      <RemarkedField instance="p1" label="Amount" remarks={[]}>
        {field('Amount')}
      </RemarkedField>
    </RemarkingProvider>
  );
}

test('lets an approver add and discard a comment by keyboard', async () => {
  let written: WrittenRemarks = {};
  const { user } = renderUi(
    <Judged
      onWritten={(next) => {
        written = next;
      }}
    />,
  );
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment on Amount' }));
  expect(remarksToSend(written)).toEqual([]);
  await user.keyboard(' Too low ');
  expect(remarksToSend(written)).toEqual([{ instance: 'p1', text: 'Too low' }]);
  await user.click(screen.getByRole('button', { name: 'Discard comment on Amount' }));
  expect(written).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Add comment on Amount' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Comment on Amount' })).toBeNull();
});
