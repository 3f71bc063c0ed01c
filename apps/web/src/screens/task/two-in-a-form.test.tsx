import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeHub } from '../../lib/live/change-hub.ts';
import type { StreamEvents } from '../../lib/live/change-stream.ts';
import { ChangeHubContext } from '../../lib/live/use-live-changes.ts';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

const fieldData = (instance: string, name: string): object => ({
  __typename: 'FormField',
  ...testFieldData(name, 'TEXT'),
  ...{ instance, inputType: 'REQUESTED', value: null, version: 0, rules: [] },
  ...{ people: [], documents: [], enteredBy: null, proposedBy: null, sourceTask: null },
  ...{ isSourceChanged: false, isShared: false },
});
const jonas = (instance: string | null) => ({ userId: 'jonas', name: 'Jonas Weber', instance });

let others: readonly object[];
let told: any[];
let stream: StreamEvents;
beforeEach(() => {
  [others, told] = [[], []];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body).variables.input);
    return new Response(JSON.stringify({ data: { tellPresence: { others } } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (): Promise<RenderedScreen> => {
  const hub = createChangeHub((_, events) => {
    stream = events;
    return () => undefined;
  });
  const rendered = await renderScreen(
    <ChangeHubContext value={hub}>
      <TaskScreen />
    </ChangeHubContext>,
    { address: '/my/tasks?task-id=task' },
  );
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations())
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            task: taskData({
              form: [fieldData('first', 'First name'), fieldData('last', 'Last name')],
              permissions: { complete: true, edit: true },
            }),
          }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
  });
  await screen.findByRole('region', { name: 'Form' });
  return rendered;
};
const form = () => within(screen.getByRole('region', { name: 'Form' }));
const news = {
  ...{ workflowIds: [], blueprintIds: [], myWork: false, lists: false, cause: null },
  presence: ['task'],
};

describe('two people in one form', () => {
  it('see each other, and which field the other one edits', async () => {
    const { user } = await open();
    await waitFor(() => expect(told).toMatchObject([{ taskId: 'task', instance: null }]));
    expect(form().queryByRole('img')).toBeNull();
    others = [jonas('last')];
    act(() => stream.changed(news));
    expect(await form().findByRole('img', { name: 'Jonas Weber' }, { timeout: 3000 })).toBeTruthy();
    expect(form().getByText('Jonas Weber is editing this field')).toBeTruthy();
    const said = () =>
      form()
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    expect(said()).toContain('Jonas Weber also opened this form.');
    await user.click(form().getByRole('textbox', { name: /First name/ }));
    await waitFor(() => expect(told.at(-1)).toMatchObject({ instance: 'first' }), {
      timeout: 3000,
    });
    expect(said()).not.toContain('Jonas Weber is also editing “Last name”.');
    await user.tab();
    expect(said()).toContain('Jonas Weber is also editing “Last name”.');
    await expectAccessible();
  });

  it('don’t see a person who closed the task', async () => {
    const { user } = await open();
    await waitFor(() => expect(told).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(told.at(-1)).toEqual({ screen: told[0].screen }));
  });
});
