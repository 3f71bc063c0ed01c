import { act, fireEvent, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { EditCall } from './edit-call.tsx';

const settings = {
  method: 'POST',
  url: 'https://crm.test/{{field:f1}}',
  headers: [{ name: 'Authorization', value: 'Bearer {{secret:TOKEN}}' }],
  query: [],
  body: { kind: 'JSON', text: '{"id":"{{field:f1}}"}' },
  expectedStatuses: ['2xx'],
  outputs: [],
  maxAttempts: 5,
  timeoutSeconds: 10,
  isAtOnce: false,
};

const open = async (over: Readonly<Record<string, unknown>> = {}): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<EditCall taskId="task" onClose={() => undefined} />);
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Task: () => ({
          id: 'task',
          name: 'Tell the CRM',
          version: 4,
          automation: {
            settings: { ...settings, ...over },
            templateFields: [{ instance: 'f1', name: 'Customer' }],
          },
        }),
      }),
    ),
  );
  return rendered;
};

it('shows field names in a request and sends the edited request', async () => {
  const { user, environment } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Edit the request of Tell the CRM' });
  await expectAccessible(dialog);
  const url = screen.getByRole('textbox', { name: 'URL' });
  expect(url).toHaveProperty('value', 'https://crm.test/{{Customer}}');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveProperty(
    'value',
    'Bearer {{secret:TOKEN}}',
  );
  fireEvent.change(url, { target: { value: 'https://crm.test/v2/{{Customer}}' } });
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables['input']).toMatchObject({
    taskId: 'task',
    expectedVersion: 4,
    automation: { ...settings, url: 'https://crm.test/v2/{{field:f1}}' },
  });
});

it('combines a draft with changes of others and reports conflicts', async () => {
  const first = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: 'Mine' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'URL' }), {
    target: { value: 'https://mine.test/' },
  });
  first.unmount();
  const { user, environment } = await open({
    url: 'https://theirs.test/',
    body: { kind: 'JSON', text: '{"v":2}' },
  });
  const said = screen.getByText(/Current value:/).parentElement;
  expect(said?.textContent).toContain('URLhttps://theirs.test/');
  expect(said?.textContent).not.toContain('Headers');
  expect(screen.getByRole('textbox', { name: 'JSON' })).toHaveProperty('value', '{"v":2}');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    automation: {
      url: 'https://mine.test/',
      body: { kind: 'JSON', text: '{"v":2}' },
      headers: [{ name: 'Authorization', value: 'Mine' }],
    },
  });
});
