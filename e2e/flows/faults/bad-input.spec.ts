import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { callApi } from '../../pages/api-calls.ts';
import { chooseFile, openImport, planPreview } from '../../pages/import-page.ts';
import { textOf } from '../../pages/locale-texts.ts';
import { expect, test as base } from '../../story.ts';

/** Admins of the demo company who use these languages. */
const languages = [{ locale: 'de', admin: 'hannah', creator: 'hannah' }] as const;

/** Source positions and stack frames, which a response must never contain. */
const trace = /\n\s+at .+:\d+|\.[cm]?[jt]s:\d+|node_modules|file:\/\/\//;

/** Records every server response during the test. */
const watchAnswers = (page: Page): (() => Promise<readonly string[]>) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream') === true;
    if (pathname === '/graphql' && !isStream) answers.push(response.text().catch(() => ''));
  });
  return () => Promise.all(answers);
};

const test = base.extend<{ readonly watched: (page: Page) => Page }>({
  // No response reveals internals of the server.
  watched: async ({ browserName: _ }, use) => {
    const watching: (() => Promise<readonly string[]>)[] = [];
    await use((page) => {
      watching.push(watchAnswers(page));
      return page;
    });
    for (const answers of watching)
      for (const answer of await answers()) expect(answer).not.toMatch(trace);
  },
});

/** Expects that the field shows the error accessibly and keeps the typed text. */
const expectFault = async (field: Locator, fault: RegExp, typed: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const parts = fault.source.replace(/^\^|\$$/g, '');
  await expect(field).toHaveAccessibleDescription(new RegExp(parts));
  await expect(field).toHaveValue(typed);
};

const overlong = 'Too long. '.repeat(30);

for (const { locale, admin, creator } of languages) {
  const text = (id: string): RegExp => textOf(locale, id);

  test.describe(`in ${locale}`, () => {
    test('rejects bad sign-in data', async ({ page, watched }) => {
      watched(page);
      await page.goto('/login');
      await page.getByRole('combobox').selectOption(locale);
      const email = page.getByRole('textbox', { name: text('session.email') });
      const next = page.getByRole('button', { name: text('session.continue') });
      await next.click();
      await expectFault(email, text('errors.Required'), '');
      await email.fill('not an address');
      await next.click();
      await expectFault(email, text('errors.InvalidEmail'), 'not an address');
      await email.fill('nobody@demo.baton.example');
      await next.click();

      const password = page.locator('input[type="password"]');
      const signIn = page.getByRole('button', { name: text('session.signIn') });
      await signIn.click();
      await expectFault(password, text('errors.Required'), '');
      await password.fill('a wrong password');
      await signIn.click();
      await expect(
        page.getByRole('alert').filter({ hasText: text('errors.SignInFailed') }),
      ).toBeVisible();
      await expect(password).toHaveValue('a wrong password');
      await expect(page.getByText('nobody@demo.baton.example')).toBeVisible();
    });

    test('rejects a bad new person', async ({ newPerson, watched }) => {
      const page = watched(await newPerson(admin));
      await page.goto('/people');
      await page.getByRole('button', { name: text('people.addPerson') }).click();
      const dialog = page.getByRole('dialog');
      const email = dialog.getByRole('textbox', { name: text('people.addresses') });
      const errors = dialog.getByRole('list', { name: text('people.addressErrors') });
      const add = dialog.locator('button[type=submit]');
      await add.click();
      await expectFault(email, text('errors.Required'), '');

      await email.fill('jonas@,jonas@demo.baton.example,');
      await add.click();
      // The message follows the address in the same line.
      const message = (id: string): RegExp =>
        new RegExp(text(id).source.replaceAll(/^\^|\$$/g, ''));
      const items = errors.getByRole('listitem');
      await expect(items.first()).toContainText('jonas@');
      await expect(items.first()).toContainText(message('errors.InvalidEmail'));
      await expect(items.last()).toContainText('jonas@demo.baton.example');
      await expect(items.last()).toContainText(message('errors.EmailInUse'));
    });

    test('rejects a bad role name', async ({ newPerson, watched }) => {
      const page = watched(await newPerson(admin));
      await page.goto('/people?tab=roles');
      await page.getByRole('button', { name: text('people.addRole') }).click();
      const dialog = page.getByRole('dialog');
      const name = dialog.getByRole('textbox', { name: text('people.name') });
      const add = dialog.getByRole('button', { name: text('people.addRole') });
      await add.click();
      await expectFault(name, text('errors.Required'), '');
      await name.fill('Buyer');
      await add.click();
      await expectFault(name, text('errors.NameConflict'), 'Buyer');
    });

    test('rejects bad import files', async ({ newPerson, watched }) => {
      const page = watched(await newPerson(creator));
      await page.goto('/templates/import');
      const choose = page.getByRole('button', { name: text('ui.chooseFile') });
      const give = async (name: string, buffer: Buffer): Promise<void> => {
        const chooser = page.waitForEvent('filechooser');
        await choose.click();
        await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
      };
      const told = (id: string): Locator => page.getByRole('alert').filter({ hasText: text(id) });

      await give('plan.png', Buffer.from('not a plan'));
      await expect(told('ui.fileWrongType')).toBeVisible();
      await give('plan.csv', Buffer.from([0, 1, 2, 3, 0, 255, 254, 0, 7]));
      await expect(told('errors.ImportNotReadable')).toBeVisible();
      await give('plan.xlsx', Buffer.from('PK\u0003\u0004 but no workbook'));
      await expect(told('errors.ImportNotReadable')).toBeVisible();
      await give('plan.csv', Buffer.from(''));
      await expect(told('errors.ImportEmpty')).toBeVisible();
      await give('plan.md', Buffer.from('Only prose, no table and no list.'));
      await expect(told('errors.ImportWithoutTable')).toBeVisible();

      const rows = Array.from({ length: 10_000 }, (_, index) => `Stage,Task ${index},Buyer`);
      await give('plan.csv', Buffer.from(`Stage,Task,Who\n${rows.join('\n')}\n`));
      await expect(told('imports.tooMany')).toBeVisible();

      // A valid file still works, also in an old encoding, which the page names.
      await give('plan.csv', Buffer.from('Stage;Task;Who\nKüche;Suppe würzen;Buyer\n', 'latin1'));
      await page.getByRole('button', { name: text('imports.next') }).click();
      await expect(page.getByText(text('imports.issue.EncodingGuessed'))).toBeVisible();
      await expect(page.getByText('Suppe würzen')).toBeVisible();
      const name = page.getByRole('textbox', { name: text('imports.name') });
      await name.fill('');
      await page.getByRole('button', { name: text('imports.create') }).click();
      await expectFault(name, text('errors.Required'), '');
    });

    test('rejects a table without tasks', async ({ newPerson, watched }) => {
      const page = watched(await newPerson(creator));
      await page.goto('/templates/import');
      const pasted = page.getByRole('textbox', { name: text('imports.source.paste') });
      await pasted.fill('Task,Who\nSeason,Buyer\nTaste,Buyer\n');
      await page.getByRole('button', { name: text('imports.source.read') }).click();
      const column = page.getByRole('combobox', { name: /Task/ }).first();
      await column.click();
      await page.getByRole('option', { name: text('imports.column.IGNORE') }).click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: text('errors.ImportWithoutTaskColumn') })
          .first(),
      ).toBeVisible();
      await page.getByRole('button', { name: text('imports.back') }).click();
      await expect(pasted).toHaveValue(/Season,Buyer/);
    });

    test('rejects bad start values', async ({ newPerson, watched }) => {
      const page = watched(await newPerson(creator));
      await page.goto('/blueprints');
      await page.getByRole('row').filter({ hasText: 'Month-end close' }).click();
      await expect(page.getByRole('heading', { name: 'Month-end close', level: 1 })).toBeVisible();
      await page.getByRole('button', { name: text('blueprints.start') }).click();
      const dialog = page.getByRole('dialog');
      const name = dialog.getByRole('textbox', { name: text('workflows.fact.name') });
      const owner = dialog.getByRole('combobox', { name: text('workflows.fact.owner') });
      const day = dialog.getByRole('textbox', { name: text('workflows.fact.start') });
      const start = dialog.getByRole('button', { name: text('workflows.start.action') });

      await name.fill('');
      await start.click();
      await expectFault(name, text('errors.Required'), '');
      await name.fill(overlong);
      await start.click();
      await expectFault(name, text('errors.TooLong'), overlong);
      await name.fill('A good name');

      await day.fill('2020-01-31');
      await day.press('Enter');
      await expect(day).toHaveAttribute('aria-invalid', 'true');
      await expect(day).toHaveAccessibleDescription(/202\d/);

      // People of another company can't own a workflow, so none are offered.
      await owner.fill('Ingrid');
      await expect(
        page.getByRole('status').filter({ hasText: text('ui.noMatches') }),
      ).toBeVisible();
      await expect(dialog).toBeVisible();
      await expect(name).toHaveValue('A good name');
    });
  });
}

const idsShape = z.object({
  parties: z.array(z.object({ id: z.string() })),
  blueprints: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

test('rejects invalid requests that the app never sends', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.goto('/my/tasks');
  const { parties, blueprints } = idsShape.parse(
    await callApi(
      page,
      '{ parties(search: "Ingrid") { id } blueprints(first: 1, status: PUBLISHED) { edges { node { id } } } }',
    ),
  );
  const input = {
    idempotencyKey: '5eed0000-0000-4000-9000-000000000001',
    blueprintId: blueprints.edges[0]?.node.id,
    name: 'From outside',
    ownerId: parties[0]?.id,
  };
  const start =
    'mutation($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }';
  const post = (data: string): Promise<string> =>
    page.evaluate(async (body) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-baton': '1' },
        body,
      });
      return response.text();
    }, data);
  const ask = (query: string, variables: object): Promise<string> =>
    post(JSON.stringify({ query, variables }));

  const outsider = await ask(start, { input });
  expect(outsider).toContain('CannotAssignExternalUserOrTeamAsWorkflowOwner');
  const past = await ask(start, { input: { ...input, startDate: '2020-01-31' } });
  expect(past).toMatch(/StartDatePast|CannotAssign/);
  const answers = [
    outsider,
    past,
    await ask(start, { input: { ...input, startDate: 'the day after tomorrow' } }),
    await ask(start, { input: { ...input, ownerId: "'; DROP TABLE task; --" } }),
    await ask('{ workflow(id: "no id at all") { id } }', {}),
    await ask('{ workflows(first: -1) { edges { cursor } } }', {}),
    await ask('{ myTasks(first: 5, after: "no cursor") { edges { cursor } } }', {}),
    await ask('{ nothing }', {}),
    await ask('{', {}),
    await post('{"query": '),
    await post('[]'),
    await post('null'),
  ];
  for (const answer of answers) {
    expect(answer).not.toMatch(trace);
    expect(answer).toContain('errors');
    expect(answer).not.toContain('Unexpected"');
  }
});

test('does not send a file that is too large', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await openImport(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await chooseFile(page, {
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(6 * 1024 * 1024, 'Stage,Task\n'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'larger than' })).toBeVisible();
  await expect(planPreview(page)).toBeHidden();
  expect(sent.filter((body) => body.includes('previewImport'))).toEqual([]);
});
