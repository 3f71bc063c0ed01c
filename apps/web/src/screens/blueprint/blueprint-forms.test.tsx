import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { putField, putInstance } from '@baton/domain/blueprint/edit/edit-fields';
import { applyBlueprintPatch } from '@baton/domain/blueprint/patch';
import {
  asId,
  type FormId,
  type InstanceKey,
  type StageKey,
  type TaskKey,
} from '@baton/domain/core/ids';
import type { BlueprintForm } from '@baton/domain/form/form';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem } from '@baton/fixtures/builders/forms';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '../../lib/api/new-key.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { receivedBlueprintPatch } from '../../testing/received-patch.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BlueprintScreen } from './blueprint-screen.tsx';

const stage = asId<StageKey>(newKey());
const [ask, check] = [asId<TaskKey>(newKey()), asId<TaskKey>(newKey())];

const supplier = buildForm('Supplier', {
  items: [[fieldItem(1), field(1, 'TEXT', { name: 'Company' })]],
});
const newer = buildForm('Supplier', {
  items: [
    [fieldItem(1), field(1, 'TEXT', { name: 'Company' })],
    [fieldItem(2), field(2, 'EMAIL', { name: 'Contact' })],
  ],
});

interface Remote {
  content: BlueprintContent;
  version: number;
  /** Current version of the form in the workspace. */
  published: number;
}

const remote = (): Remote => {
  let content = addStage(emptyBlueprint('Purchase'), stage, { name: 'Request' });
  content = addTask(content, ask, { stage, name: 'Ask the supplier' });
  content = addTask(content, check, { stage, name: 'Check the answer' });
  return { content, version: 1, published: 1 };
};

function answer(state: Remote, operation: OperationDescriptor) {
  if (operation.request.node.params.name === 'draftServerSaveMutation') {
    const patch = receivedBlueprintPatch(operation.request.variables['input']);
    const applied = applyBlueprintPatch(state.content, patch);
    if (applied.ok) state.content = applied.value;
    state.version += 1;
  }
  const form = {
    id: 'f1',
    name: 'Supplier',
    published: { id: 'v', number: state.published },
  };
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
    FormConnection: () => ({ edges: [{ node: form }] }),
    Query: () => ({ formsNamed: [form] }),
    FormVersion: () => ({
      id: 'v',
      number: state.published,
      content: state.published === 1 ? supplier : newer,
    }),
  });
}

const open = (state: Remote): Promise<RenderedScreen> =>
  renderScreen(<BlueprintScreen />, {
    address: '/blueprints/b1',
    path: '/blueprints/$id',
    prepare: (environment) => {
      for (let count = 0; count < 80; count += 1)
        environment.mock.queueOperationResolver((operation) => answer(state, operation));
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const select = async ({ user }: RenderedScreen, name: RegExp): Promise<void> => {
  (await screen.findByRole('row', { name })).focus();
  await user.keyboard(' ');
};
const formsOf = (state: Remote): readonly BlueprintForm[] =>
  Object.values<BlueprintForm>(state.content.forms);
const attached = (state: Remote, ...tasks: readonly TaskKey[]): void => {
  const origin = { form: asId<FormId>('f1'), version: 1 };
  for (const task of tasks)
    state.content = attachForm(state.content, task, { origin, content: supplier }, newKey);
};

describe('forms in the blueprint editor', () => {
  it('can be added to a task and removed', async () => {
    const state = remote();
    const rendered = await open(state);
    const { user } = rendered;
    await select(rendered, /Ask the supplier/);
    await user.click(await screen.findByRole('button', { name: 'Add form or field' }));
    await user.click(screen.getByRole('menuitem', { name: 'Form' }));
    await user.click(await screen.findByRole('combobox', { name: 'Form' }));
    await user.click(await screen.findByRole('option', { name: /Supplier/ }));
    await waitFor(() =>
      expect(formsOf(state)).toMatchObject([{ name: 'Supplier', origin: { version: 1 } }]),
    );
    expect(state.content.tasks[ask]?.fields).toHaveLength(1);
    const group = within(await screen.findByRole('group', { name: 'Supplier' }));
    expect(group.getByText('Company')).toBeTruthy();
    expect(group.getByRole('link', { name: 'Edit form' })).toBeTruthy();
    // Own fields and forms are in one section.
    const [section, ...others] = screen.getAllByRole('heading', { name: 'Form' });
    expect(others).toEqual([]);
    const inSection = within(section?.closest('section') ?? document.body);
    expect(inSection.getByRole('button', { name: 'Add form or field' })).toBeTruthy();
    expect(inSection.getByText('1 field')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove Supplier' }));
    await waitFor(() => expect(formsOf(state)).toEqual([]));
  });

  it('inherit values from an earlier task, and the field map shows this', async () => {
    const state = remote();
    attached(state, ask, check);
    const rendered = await open(state);
    const { user } = rendered;
    const map = (await screen.findByRole('heading', { name: 'Field sources' })).closest('section');
    const line = within(map ?? document.body).getByRole('button', {
      name: /Ask the supplier: Company.*is the source of.*Check the answer: Company/,
    });
    await expectAccessible();
    await user.click(line);
    await user.click(await screen.findByRole('button', { name: 'Edit source of “Company”' }));
    const source = await screen.findByRole('combobox', { name: /^Company/ });
    await user.click(screen.getByRole('button', { name: 'Clear Company' }));
    await waitFor(() => expect(state.content.tasks[check]?.fields[0]?.source).toBeNull());
    expect(source).toBeTruthy();
  });

  it('report missing sources', async () => {
    const state = remote();
    attached(state, check);
    const own = state.content.tasks[check]?.fields[0];
    const other = field(9, 'NUMBER', { name: 'Amount' });
    const place = asId<InstanceKey>(newKey());
    state.content = putInstance(putField(state.content, other), ask, {
      key: place,
      field: other.key,
      inputType: 'REQUESTED',
      required: false,
      source: null,
      value: null,
      item: null,
    });
    if (own !== undefined)
      state.content = putInstance(state.content, check, { ...own, source: place });
    const rendered = await open(state);
    await select(rendered, /Check the answer/);
    expect(
      await screen.findByText('This source can no longer be used. Select another source.'),
    ).toBeTruthy();
    await expectAccessible();
  });

  it('are updated to a newer version after a review of the changes', async () => {
    const state = remote();
    attached(state, ask);
    state.published = 2;
    const rendered = await open(state);
    const { user } = rendered;
    await select(rendered, /Ask the supplier/);
    await user.click(await screen.findByRole('button', { name: 'Preview changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: /to version 2/ }));
    expect(dialog.getByText('Added: Contact')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Update form' }));
    await waitFor(() => expect(formsOf(state)).toMatchObject([{ origin: { version: 2 } }]));
    expect(state.content.tasks[ask]?.fields).toHaveLength(2);
  });
});
