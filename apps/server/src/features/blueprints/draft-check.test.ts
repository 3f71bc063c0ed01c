import { newAutomation } from '@baton/domain/automation/automation';
import { secretToken } from '@baton/domain/automation/template';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, describe, expect, it } from 'vitest';
import { blueprintScene, deleteBlueprint } from '../../testing/scenes/blueprint-scene.ts';
import type { TestPerson } from '../../testing/test-server.ts';

const { server, admin, cleo, paul, member, stranger, make, patchOf, saveAs, publishAs } =
  await blueprintScene();
afterAll(server.close);

const CHECK = `query ($id: ID!, $name: String!, $secrets: [String!]!) {
  draftCheck(id: $id, name: $name, secrets: $secrets) { missingSecrets isNameTaken } }`;
const check = async (by: TestPerson, id: string, name: string, secrets: readonly string[] = []) => {
  const { data, codes } = await by.graphql(CHECK, { id, name, secrets });
  return codes.length > 0 ? codes : data.draftCheck;
};

/** A draft with one automated task, whose request uses the secret. */
const requesting = async (secret: string) => {
  const { id } = await make(`Uses ${secret}`);
  const automation = {
    ...newAutomation,
    url: 'https://example.com/',
    headers: [{ name: 'Authorization', value: secretToken(secret) }],
  };
  const content = buildBlueprint({ tasks: [{ type: 'AUTOMATION', assignees: [], automation }] });
  const name = `Uses ${secret}`;
  expect((await saveAs(admin, id, 1, patchOf({ ...content, name }, name))).errors).toEqual([]);
  return id;
};
const addSecret = (name: string) =>
  admin.graphql(`mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }`, {
    input: { name, value: 'hush' },
  });

describe('publishBlueprint', () => {
  it('refuses a request with a missing secret until the secret is added', async () => {
    const id = await requesting('LATER');
    expect((await publishAs(paul, id, 2)).errors[0]?.extensions.refusals).toMatchObject([
      {
        code: 'CannotShareNonCompliantWorkflowTemplate',
        params: { count: 1, list: 'SecretMissing' },
      },
    ]);
    expect((await addSecret('LATER')).errors).toEqual([]);
    expect((await publishAs(paul, id, 2)).errors).toEqual([]);
  });
});

describe('draftCheck', () => {
  it('returns the secrets that the workspace does not have', async () => {
    const id = await requesting('GONE');
    await addSecret('HERE');
    expect(await check(admin, id, 'Own', ['HERE', 'GONE', 'TYPED'])).toMatchObject({
      missingSecrets: ['GONE', 'TYPED'],
    });
  });

  it('tells a creator only about secrets that the stored draft uses', async () => {
    const id = await requesting('USED');
    expect(await check(cleo, id, 'Own', ['USED', 'GUESSED'])).toMatchObject({
      missingSecrets: ['USED'],
    });
  });

  it('reports another blueprint with the same name in other capitals', async () => {
    const { id } = await make('Éclair order');
    const { id: other } = await make('Other order');
    expect(await check(cleo, other, ' e\u0301CLAIR ORDER ')).toMatchObject({ isNameTaken: true });
    expect(await check(cleo, id, 'Éclair order')).toMatchObject({ isNameTaken: false });
  });

  it('ignores the names of deleted blueprints', async () => {
    const { id } = await make('Short-lived');
    await cleo.graphql(deleteBlueprint, { input: { id } });
    const { id: other } = await make('Long-lived');
    expect(await check(cleo, other, 'Short-lived')).toMatchObject({ isNameTaken: false });
  });

  it('ignores blueprints of other workspaces', async () => {
    await make('Only here');
    const { id } = await make('Elsewhere', stranger);
    expect(await check(stranger, id, 'Only here')).toMatchObject({ isNameTaken: false });
  });

  it('is refused for people who cannot read drafts', async () => {
    const { id } = await make('Closed');
    expect(await check(member, id, 'Closed')).toEqual(['Forbidden']);
  });
});
