import { finding } from '@baton/domain/blueprint/lint/lint-findings';
import { taskKey } from '@baton/fixtures/builders/blueprint';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { taskPlace } from '../../draft/place.ts';
import { FindingList } from './finding-list.tsx';

const withoutMembers = (task: number, role: string) =>
  finding('PartyWithoutMembers', { task: taskKey(task) }, { name: `Task ${task}`, other: role });

it('shows findings of one type as one line that can be expanded', async () => {
  const onOpen = vi.fn();
  const { user } = await renderScreen(
    <FindingList
      findings={[
        withoutMembers(1, 'Buyer'),
        withoutMembers(2, 'Buyer'),
        withoutMembers(3, 'Legal'),
        withoutMembers(4, 'Plant'),
        finding('TaskWithoutAssignees', { task: taskKey(5) }, { name: 'Task 5' }),
      ]}
      onOpen={onOpen}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Fix' }));
  expect(onOpen).toHaveBeenCalledWith(taskPlace(taskKey(1)));
  await user.click(screen.getByRole('button', { name: 'Fix' }));
  expect(onOpen).toHaveBeenLastCalledWith(taskPlace(taskKey(2)));
  const line = screen.getByRole('button', { name: /3 teams or roles have no members/ });
  expect(line.textContent).toContain('Buyer, Legal, and 1 more');
  await user.click(line);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /“Task 3” is assigned to “Legal”/ }));
  expect(onOpen).toHaveBeenCalledWith(taskPlace(taskKey(3)));
});
