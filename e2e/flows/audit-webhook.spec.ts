import { createServer } from 'node:http';
import { choose } from '../pages/picker-field.ts';
import { expect, expectAccessible, test } from '../story.ts';

test('an admin sends the audit log to another system', async ({ newPerson }) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const address = receiver.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const amara = await newPerson('amara');
  await amara.goto('/admin?tab=webhooks');
  await amara.getByRole('button', { name: 'Add webhook' }).first().click();
  const dialog = amara.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Security log');
  await dialog.getByRole('textbox', { name: 'URL' }).fill(`http://127.0.0.1:${port}/log`);
  await choose(amara, dialog, 'Audit log events', 'audit.team.created');
  await expectAccessible(amara);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await amara
    .getByRole('dialog', { name: 'Security log' })
    .getByText(/^whsec_/)
    .waitFor();

  const created = await amara.request.post('/graphql', {
    headers: { 'x-baton': '1' },
    data: {
      query: 'mutation($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }',
      variables: { input: { name: 'Night shift', memberIds: [] } },
    },
  });
  expect(created.ok()).toBe(true);
  await expect.poll(() => received.join('')).toContain('"type":"audit.team.created"');
  expect(received.join('')).toContain('Night shift');
  receiver.close();
});
