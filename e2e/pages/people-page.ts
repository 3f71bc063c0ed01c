import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { callApi } from './api-calls.ts';
import { choose } from './picker-field.ts';

/** Adds a person to a role with the role's dialog, as an admin. */
export const addToRole = async (page: Page, role: string, member: string): Promise<void> => {
  await page.goto('/people?tab=roles');
  const row = page.getByRole('row').filter({ has: page.getByText(role, { exact: true }) });
  await row.click();
  const dialog = page.getByRole('dialog', { name: role });
  await choose(page, dialog, 'Members', member);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(member);
};

const groupsShape = z.object({
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  users: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string(), email: z.string() }) })),
  }),
});

/** Adds one member to each role without the dialog. */
export const fillRoles = async (
  page: Page,
  members: Readonly<Record<string, string>>,
): Promise<void> => {
  const found = groupsShape.parse(
    await callApi(
      page,
      'query { roles { id name } users(first: 100) { edges { node { id email } } } }',
    ),
  );
  for (const [name, email] of Object.entries(members)) {
    const role = found.roles.find((one) => one.name === name);
    const user = found.users.edges.find(({ node }) => node.email === email);
    await callApi(
      page,
      'mutation($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }',
      { input: { id: role?.id, name, memberIds: [user?.node.id] } },
    );
  }
};
