import type { Page } from '@playwright/test';
import { expect, test } from '../../story.ts';
import { callApi } from '../../pages/api-calls.ts';
import { startServer } from '../../running-server.ts';

/** Lists and pages that load data of their own, with what an admin sees in an empty workspace. */
const screens: readonly (readonly [path: string, empty: RegExp])[] = [
  ['/', /No workflows in progress/],
  ['/inbox', /Nothing needs your action/],
  ['/tasks', /No open tasks/],
  ['/my/tasks', /No tasks for you/],
  ['/assigned-tasks', /No open tasks assigned to you/],
  ['/starred', /No starred views yet/],
  ['/documents', /No documents/],
  ['/tags', /No tags/],
  ['/tags?tab=types', /No tag types/],
  ['/blueprints', /No blueprints/],
  ['/custom-fields', /No custom fields/],
  ['/forms', /No forms/],
  ['/people?tab=teams', /No teams/],
  // Every workspace has built-in roles.
  ['/people?tab=roles', /Publisher/],
  ['/people?tab=invitations', /No invitations/],
];

/** Pages of the workspace that an external user can't open, or that show them their own tasks. */
const refused: readonly (readonly [path: string, text: RegExp])[] = [
  ['/documents', /permission|access/],
  ['/tags', /permission|access/],
  ['/blueprints', /You don’t have access/],
  ['/templates/import', /You don’t have access/],
  ['/custom-fields', /permission|access/],
  ['/forms', /You don’t have access to forms/],
  ['/people', /You don’t have access/],
  ['/people?tab=teams', /You don’t have access/],
  ['/admin', /permission|access/],
  ['/admin/bulk-invite', /You don’t have access/],
  ['/internal/granular_access', /You don’t have access/],
  ['/', /My tasks/],
  ['/tasks', /My tasks/],
  ['/starred', /My tasks/],
];

const unknownId = '00000000-0000-4000-8000-00000000dead';

interface Edge {
  readonly node: { readonly id: string };
}
interface WorkflowEdge {
  readonly node: {
    readonly id: string;
    readonly stages: readonly { readonly tasks: readonly { readonly id: string }[] }[];
  };
}
interface Details {
  readonly workflows: { readonly edges: readonly WorkflowEdge[] };
  readonly blueprints: { readonly edges: readonly Edge[] };
  readonly forms: { readonly edges: readonly Edge[] };
  readonly teams: readonly { readonly id: string }[];
  readonly viewer: { readonly id: string };
}

/** Returns the address of one object of each type, which an external user can't open. */
const detailsOf = async (page: Page): Promise<readonly string[]> => {
  const { workflows, blueprints, forms, teams, viewer } = (await callApi(
    page,
    `{ workflows(first: 1, filter: { search: "close" }) { edges { node { id stages { tasks { id } } } } }
       blueprints(first: 1) { edges { node { id } } } forms(first: 1) { edges { node { id } } }
       teams { id } viewer { id } }`,
  )) as Details;
  const workflow = workflows.edges[0]?.node;
  const [blueprint, form] = [blueprints.edges[0]?.node, forms.edges[0]?.node];
  return [
    `/workflow/${workflow?.id}`,
    `/starred?task-id=${workflow?.stages[0]?.tasks[0]?.id}`,
    `/workflow-intake/${blueprint?.id}`,
    `/blueprints/${blueprint?.id}`,
    `/blueprints/${blueprint?.id}/bulk-start`,
    `/forms/form-builder?uuid=${form?.id}`,
    `/people/${viewer.id}`,
    `/teams/${teams[0]?.id}`,
  ];
};

/** Queries of screens, but not those of the frame around them. */
const queryOfScreen = /query (?!memberQuery|shellSidebar)/;

const failure = JSON.stringify({ errors: [{ message: '', extensions: { code: 'Unexpected' } }] });

const refuseQueries = async (page: Page): Promise<void> => {
  await page.route('**/graphql', async (route) =>
    queryOfScreen.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, contentType: 'application/json', body: failure })
      : route.continue(),
  );
};

test('every screen says that it could not be loaded, and loads on the next try', async ({
  newPerson,
}) => {
  const page = await newPerson('amara');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const [path] of [...screens, ['/people'] as const]) {
    await refuseQueries(page);
    await page.goto(path);
    await expect(page.getByRole('alert').getByText('This couldn’t be loaded'), path).toBeVisible();
    await page.unroute('**/graphql');
    await retry.first().click();
    await expect(retry, path).toHaveCount(0);
  }
});

test('every screen tells people without rights that they have no access', async ({ newPerson }) => {
  const page = await newPerson('ingrid');
  for (const [path, text] of refused) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
  }
});

test('every screen of an empty workspace says what belongs there', async ({ page }) => {
  const server = await startServer({ demo: false });
  try {
    await page.goto(server.url);
    await page.getByLabel('Workspace name').fill('Empty');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@empty.example');
    const password = 'Unusual-long-phrase-7';
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    for (const [path, text] of screens) {
      await page.goto(server.url + path);
      await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    }
  } finally {
    await server.stop();
  }
});

test('every object says why it is not shown: a failure, a wrong address, or no access', async ({
  newPerson,
}) => {
  const page = await newPerson('amara');
  await page.goto('/starred');
  const addresses = await detailsOf(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  const missing = /doesn’t exist|was deleted|don’t have access|isn’t available to you/;
  for (const address of addresses) {
    await refuseQueries(page);
    await page.goto(address);
    await expect(retry.first(), address).toBeVisible();
    await page.unroute('**/graphql');
    await retry.first().click();
    await expect(retry, address).toHaveCount(0);
    await expect(page.getByText(missing), address).toHaveCount(0);

    await page.goto(address.replace(/[0-9a-f-]{36}/, unknownId));
    await expect(page.getByText(missing).first(), address).toBeVisible();
  }
  const outsider = await newPerson('ingrid');
  for (const address of addresses) {
    await outsider.goto(address);
    await expect(outsider.getByText(missing).first(), address).toBeVisible();
  }
});
