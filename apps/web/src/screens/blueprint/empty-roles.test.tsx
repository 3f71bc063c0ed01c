import { addStage, addTask, emptyBlueprint, updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openBlueprint } from '../../testing/open-blueprint.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const task = asId<TaskKey>(key(2));

it('says which role of a task has no members, with a link to add people', async () => {
  const stage = asId<StageKey>(key(1));
  const [buyer, legal] = [asId<PartyId>(key(3)), asId<PartyId>(key(4))];
  const named = addTask(addStage(emptyBlueprint('Purchase'), stage, { name: 'Request' }), task, {
    stage,
    name: 'Decide',
  });
  const role = (id: string, name: string, members: readonly object[]): object => ({
    ...{ __typename: 'Role', id, name, kind: 'ROLE', members },
  });
  await openBlueprint(
    {
      content: updateTask(named, task, { assignees: [buyer, legal] }),
      version: 1,
      parties: [role(buyer, 'Buyer', []), role(legal, 'Legal', [{ id: 'ada' }])],
    },
    <BlueprintScreen />,
    /Decide/,
  );
  const line = await screen.findByText(/“Buyer” has no members yet/);
  expect(within(line).getByRole('link', { name: 'Add people' }).getAttribute('href')).toBe(
    '/people?tab=roles',
  );
  expect(screen.queryByText(/“Legal” has no members yet/)).toBeNull();
  await expectAccessible();
});
