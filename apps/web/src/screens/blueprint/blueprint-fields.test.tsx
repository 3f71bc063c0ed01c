import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { applyBlueprintPatch } from '@baton/domain/blueprint/patch';
import { asId, type CustomFieldId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import type { BlueprintField } from '@baton/domain/field/field';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { receivedBlueprintPatch } from '../../testing/received-patch.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const key = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const [first, second] = [asId<StageKey>(key(1)), asId<StageKey>(key(2))];
const [ask, decide] = [asId<TaskKey>(key(3)), asId<TaskKey>(key(4))];

interface Remote {
  content: BlueprintContent;
  version: number;
  /** Versions of custom fields. */
  readonly versions?: readonly { readonly field: string; readonly version: number }[];
}

const remote = (): Remote => {
  let content = addStage(emptyBlueprint('Purchase'), first, { name: 'Request' });
  content = addStage(content, second, { name: 'Board' });
  content = addTask(content, ask, { stage: first, name: 'Say what is needed' });
  return { content: addTask(content, decide, { stage: second, name: 'Decide' }), version: 1 };
};

function answer(state: Remote, operation: OperationDescriptor) {
  if (operation.request.node.params.name === 'draftServerSaveMutation') {
    const patch = receivedBlueprintPatch(operation.request.variables['input']);
    const applied = applyBlueprintPatch(state.content, patch);
    if (applied.ok) state.content = applied.value;
    state.version += 1;
  }
  return MockPayloadGenerator.generate(operation, {
    Blueprint: () => ({
      id: 'b1',
      name: state.content.name,
      draftVersion: state.version,
      draftUpdatedAt: '2026-11-20T10:00:00Z',
      draftUpdatedBy: { id: 'ada', name: 'Ada Lovelace' },
      draft: { document: state.content, parties: [] },
      published: null,
      versions: [],
      permissions: { edit: true, publish: true, createWorkflowsFrom: true },
    }),
    CustomFieldConnection: () => ({ edges: [] }),
    Query: () => ({ currentCustomFieldVersions: state.versions ?? [] }),
  });
}

const open = (state: Remote): Promise<RenderedScreen> =>
  renderScreen(<BlueprintScreen />, {
    address: '/blueprints/b1',
    path: '/blueprints/$id',
    prepare: (environment) => {
      for (let count = 0; count < 60; count += 1)
        environment.mock.queueOperationResolver((operation) => answer(state, operation));
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const select = async ({ user }: RenderedScreen, name: RegExp): Promise<void> => {
  (await screen.findByRole('row', { name })).focus();
  await user.keyboard(' ');
};
const fieldsOf = (state: Remote): readonly BlueprintField[] =>
  Object.values<BlueprintField>(state.content.fields);
const taskOf = (state: Remote): BlueprintTask | undefined => state.content.tasks[ask];

describe('fields in the blueprint editor', () => {
  it('can be added to a task with options, and used in a condition', async () => {
    const state = remote();
    const rendered = await open(state);
    const { user } = rendered;
    await select(rendered, /Say what is needed/);
    await user.click(await screen.findByRole('button', { name: 'Add form or field' }));
    await user.click(screen.getByRole('menuitem', { name: 'New field' }));
    const question = screen.getByRole('textbox', { name: /Field name/ });
    await user.clear(question);
    await user.type(question, 'Urgency');
    await user.click(screen.getByRole('combobox', { name: /^Field type/ }));
    await user.click(await screen.findByRole('option', { name: 'Single select' }));
    await user.type(screen.getByRole('textbox', { name: 'New option' }), 'High{Enter}Low{Enter}');
    await waitFor(() =>
      expect(fieldsOf(state)).toMatchObject([
        { name: 'Urgency', kind: 'SELECT', options: [{ name: 'High' }, { name: 'Low' }] },
      ]),
    );
    expect(taskOf(state)?.fields).toMatchObject([{ inputType: 'REQUESTED', source: null }]);
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Move Low up' }));
    await user.click(screen.getByRole('textbox', { name: 'New option' }));
    await user.paste('Low\nNone\nUnknown');
    await waitFor(() =>
      expect(fieldsOf(state)[0]?.options.map(({ name }) => name)).toEqual([
        'Low',
        'High',
        'None',
        'Unknown',
      ]),
    );

    await select(rendered, /Board/);
    await user.click(await screen.findByRole('button', { name: 'Add start condition' }));
    const condition = within(
      screen.getByRole('heading', { name: 'Start condition of the stage' }).closest('section') ??
        document.body,
    );
    await user.click(condition.getByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByRole('option', { name: 'High' }));
    const high = fieldsOf(state)[0]?.options[1];
    await waitFor(() =>
      expect(state.content.stages[second]?.condition).toMatchObject({
        match: 'ALL',
        parts: [
          {
            operand: { kind: 'FIELD', instance: taskOf(state)?.fields[0]?.key },
            operator: 'EQUALS',
            values: [high?.id],
          },
        ],
      }),
    );
    await expectAccessible();
  });

  it('have the constraints of their type, and report contradictions', async () => {
    const state = remote();
    const rendered = await open(state);
    const { user } = rendered;
    await select(rendered, /Say what is needed/);
    await user.click(await screen.findByRole('button', { name: 'Add form or field' }));
    await user.click(screen.getByRole('menuitem', { name: 'New field' }));
    await user.click(screen.getByRole('combobox', { name: /^Field type/ }));
    await user.click(await screen.findByRole('option', { name: 'Number' }));
    const [advanced] = screen.getAllByRole('button', { name: /^Advanced/ });
    if (advanced !== undefined) await user.click(advanced);
    await user.type(screen.getByRole('spinbutton', { name: 'Minimum' }), '5');
    await user.type(screen.getByRole('spinbutton', { name: 'Maximum' }), '3');
    await user.tab();
    expect(await screen.findByText('The minimum is greater than the maximum.')).toBeTruthy();
    await waitFor(() =>
      expect(fieldsOf(state)[0]?.constraints).toMatchObject({ decimals: 0, min: 5, max: null }),
    );
    await expectAccessible();
  });

  it('report newer versions and deletions of custom fields', async () => {
    const [kept, gone] = [asId<CustomFieldId>(key(7)), asId<CustomFieldId>(key(8))];
    const { content, version } = remote();
    const taken = [field(1, 'TEXT', { name: 'Vendor', origin: { field: kept, version: 1 } })];
    const lost = [field(2, 'TEXT', { name: 'Region', origin: { field: gone, version: 1 } })];
    const versions = [{ field: kept, version: 2 }];
    const used = withFields(content, [...taken, ...lost], [ask, place(1, 1)], [ask, place(2, 2)]);
    await open({ content: used, version, versions });
    expect(await screen.findByText(/The custom field “Region” was deleted/)).toBeTruthy();
    expect(screen.getByText('The custom field “Vendor” has a newer version.')).toBeTruthy();
  });
});
