import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SettingsGrid, type NotificationSetting } from './settings-grid.tsx';

const settings: readonly NotificationSetting[] = [
  { type: 'TASK_ASSIGNED', isUpdate: false, inbox: true, mail: true, push: true, chat: false },
  { type: 'COMMENT_ADDED', isUpdate: true, inbox: false, mail: false, push: false, chat: false },
];

it('changes a channel by keyboard, and turns on the inbox with it', async () => {
  const onChange = vi.fn();
  const { user } = await renderScreen(
    <SettingsGrid settings={settings} isPending={false} onChange={onChange} />,
  );
  await expectAccessible();
  const needed = await screen.findByRole('checkbox', { name: 'Task assigned: in the inbox' });
  expect(needed).toHaveProperty('disabled', true);
  screen.getByRole('checkbox', { name: 'Comment: by push message' }).focus();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith({
    inbox: ['TASK_ASSIGNED', 'COMMENT_ADDED'],
    mail: ['TASK_ASSIGNED'],
    push: ['TASK_ASSIGNED', 'COMMENT_ADDED'],
    chat: [],
  });
});
