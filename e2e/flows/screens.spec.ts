import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { outlineRow } from '../pages/blueprint-editor-page.ts';
import { chooseInBlueprintMenu } from '../pages/blueprint-menu.ts';
import { chooseFile, openImport, planPreview } from '../pages/import-page.ts';
import { chooseInProfileMenu, chooseInWorkspaceMenu } from '../pages/shell-page.ts';
import { expect, expectAccessible, test } from '../story.ts';
import { startServer } from '../running-server.ts';

const plan = path.join(
  import.meta.dirname,
  '../../packages/fixtures/src/imports/kubernetes-cut-release-checklist.md',
);
const blueprint = 'Software release cycle';
/** Accessibility checks of a large blueprint take ten seconds each. One screen is enough. */
const smallBlueprint = 'Supplier onboarding';
const workflow = 'Kubernetes 1.36 on the lines';
const form = 'Product brief';

interface Screen {
  readonly name: string;
  /** Key of a person of the demo company. Without one, no one is signed in. */
  readonly who?: string;
  /** Responses that the browser logs as errors but that are expected refusals. */
  readonly refused?: RegExp;
  /** Opens the page and returns the element that must be reachable there. */
  readonly open: (page: Page) => Promise<Locator>;
}

const at =
  (address: string, find: (page: Page) => Locator) =>
  async (page: Page): Promise<Locator> => {
    await page.goto(address);
    return find(page);
  };

/** Group headings of a list are rows too, but without a workflow and stage. */
const taskRows = (page: Page): Locator => page.getByRole('row').filter({ hasText: '›' });

/** In the dialog with this title, because on a narrow screen the navigation is also a dialog. */
const inDialog = (page: Page, title: string | RegExp, action: string): Locator =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: action });

const openListed = async (page: Page, address: string, name: string): Promise<void> => {
  // Other stories add entries, so this one can be on a later page.
  await page.goto(`${address}?${new URLSearchParams({ search: name })}`);
  await page.getByRole('row').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const openBlueprint = (page: Page): Promise<void> => openListed(page, '/blueprints', blueprint);

const openSmallBlueprint = (page: Page): Promise<void> =>
  openListed(page, '/blueprints', smallBlueprint);

const openWorkflow = (page: Page): Promise<void> => openListed(page, '/', workflow);

/** Selects a tab. On a phone, it can be in the menu after the tabs that fit. */
const openTab = async (page: Page, name: string): Promise<void> => {
  const [tab, more] = [
    page.getByRole('tab', { name }),
    page.getByRole('button', { name: 'More', exact: true }),
  ];
  await expect(tab.or(more).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  }
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

const screens: readonly Screen[] = [
  {
    name: 'sign-in, the password refused',
    refused: /status of 401/,
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email address').fill('somebody@demo.baton.example');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel(/^Password/).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('The email address or password is wrong.')).toBeVisible();
      return page.getByRole('button', { name: 'Sign in' });
    },
  },
  {
    name: 'home',
    who: 'jonas',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByText(workflow)).toBeVisible();
      return page.getByRole('button', { name: 'Start workflow' });
    },
  },
  {
    name: 'the blueprint picker',
    who: 'jonas',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Start workflow' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      return page.getByRole('dialog').getByRole('option').first();
    },
  },
  {
    name: 'home, nothing found',
    who: 'jonas',
    open: at('/?search=zzz', (page) => page.getByText('No workflows found')),
  },
  {
    name: 'the calendar of a month',
    who: 'jonas',
    open: at('/?view-type=calendar&scale=month&show=tasks', (page) =>
      page.getByRole('button', { name: 'Later' }),
    ),
  },
  {
    name: 'the calendar of a week',
    who: 'jonas',
    open: at('/?view-type=calendar&scale=week&show=tasks', (page) =>
      page.getByRole('button', { name: 'Later' }),
    ),
  },
  {
    name: 'the inbox',
    who: 'amara',
    open: at('/inbox', (page) => page.getByRole('tab', { name: 'Snoozed' })),
  },
  {
    name: 'my tasks',
    who: 'jonas',
    open: at('/my/tasks', (page) => taskRows(page).first()),
  },
  {
    name: 'tasks assigned to me',
    who: 'amara',
    open: at('/assigned-tasks', (page) => page.getByRole('tab', { name: 'Completed' })),
  },
  {
    name: 'all tasks',
    who: 'amara',
    open: at('/tasks', (page) => page.getByRole('grid', { name: 'Tasks' })),
  },
  {
    name: 'sorted tasks assigned to me',
    who: 'amara',
    open: at('/assigned-tasks?sort=name', (page) =>
      page.getByRole('button', { name: 'Save view' }),
    ),
  },
  {
    name: 'a task',
    who: 'jonas',
    open: async (page) => {
      await page.goto('/my/tasks');
      await taskRows(page).first().click();
      return inDialog(page, 'Task', 'Close');
    },
  },
  {
    name: 'an approval that is sent back',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await taskRows(page).filter({ hasText: 'Approval' }).first().click();
      await inDialog(page, 'Task', 'Send back').click();
      await expect(page.getByLabel('Required changes')).toBeVisible();
      return inDialog(page, 'Task', 'Send back');
    },
  },
  {
    name: 'a workflow',
    who: 'jonas',
    open: async (page) => {
      await openWorkflow(page);
      return page.getByRole('tab', { name: 'Diagram' });
    },
  },
  {
    name: 'a workflow as a diagram',
    who: 'jonas',
    open: async (page) => {
      await openWorkflow(page);
      await openTab(page, 'Diagram');
      // A large diagram is panned by its own controls, so a box can be outside the viewport.
      const diagram = page.getByRole('tabpanel');
      await expect(diagram.getByText(/^Week \d+$/).first()).toBeVisible();
      return diagram.getByRole('button', { name: 'Show all' });
    },
  },
  {
    name: 'about a workflow',
    who: 'jonas',
    open: async (page) => {
      await openWorkflow(page);
      await openTab(page, 'About');
      return page.getByRole('tabpanel').getByRole('link', { name: blueprint });
    },
  },
  ...(['timeline', 'data', 'history', 'access'] as const).map((tab): Screen => ({
    name: `a workflow, ${tab}`,
    who: 'jonas',
    open: async (page) => {
      await openWorkflow(page);
      await page.goto(`${page.url()}?tab=${tab}`);
      return page.getByRole('tab', { selected: true });
    },
  })),
  {
    name: 'a workflow that is not there',
    who: 'jonas',
    refused: /status of 404/,
    open: at('/workflow/01a00000-0000-7000-8000-000000000000', (page) =>
      page.getByRole('link', { name: 'Go to My tasks' }),
    ),
  },
  {
    name: 'blueprints',
    who: 'jonas',
    open: async (page) => {
      await page.goto('/blueprints');
      await expect(page.getByText(blueprint)).toBeVisible();
      return page.getByRole('button', { name: 'New blueprint' });
    },
  },
  {
    name: 'a new blueprint',
    who: 'jonas',
    open: async (page) => {
      await page.goto('/blueprints');
      await page.getByRole('button', { name: 'New blueprint' }).click();
      return inDialog(page, 'New blueprint', 'Create blueprint');
    },
  },
  {
    name: 'a blueprint',
    who: 'jonas',
    open: async (page) => {
      await openBlueprint(page);
      await expect(outlineRow(page, 'Week 1')).toBeVisible();
      return page.getByRole('button', { name: 'Start workflow' });
    },
  },
  {
    name: 'a task of a blueprint',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await outlineRow(page, 'Negotiate terms').click();
      await page.keyboard.press('Space');
      return page.getByRole('button', { name: 'Add approval' });
    },
  },
  {
    name: 'a stage of a blueprint',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await outlineRow(page, 'Contract').click();
      await page.keyboard.press('Space');
      return page.getByRole('combobox', { name: 'Start', exact: true });
    },
  },
  {
    name: 'a blueprint as a diagram',
    who: 'jonas',
    open: async (page) => {
      await openBlueprint(page);
      await openTab(page, 'Diagram');
      return page
        .getByRole('tabpanel')
        .getByText(/^Week \d+$/)
        .first();
    },
  },
  {
    name: 'versions of a blueprint',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await openTab(page, 'Versions');
      return page.getByRole('button', { name: 'View version 1' });
    },
  },
  {
    name: 'a version of a blueprint',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await openTab(page, 'Versions');
      await page.getByRole('button', { name: 'View version 1' }).click();
      await expect(page.getByText('This is version 1')).toBeVisible();
      return page.getByRole('button', { name: 'Back to draft' });
    },
  },
  {
    name: 'starting a workflow',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await page.getByRole('button', { name: 'Start workflow' }).click();
      return inDialog(page, /^Start/, 'Start workflow');
    },
  },
  {
    name: 'trying out a draft',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await chooseInBlueprintMenu(page, 'Start test run');
      return inDialog(page, /^Start test run/, 'Start workflow');
    },
  },
  {
    name: 'who may start a blueprint',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await chooseInBlueprintMenu(page, 'Access');
      const starters = page.getByRole('group', { name: 'Who can start workflows' });
      await starters.getByText('Only selected').click();
      return inDialog(page, 'Access', 'Save');
    },
  },
  {
    name: 'the page on which a blueprint is started',
    who: 'amara',
    open: async (page) => {
      await openSmallBlueprint(page);
      await chooseInBlueprintMenu(page, 'Open intake page');
      // The previous page also has a button with this name.
      await expect(page).toHaveURL(/\/workflow-intake\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page.getByRole('button', { name: 'Start workflow' });
    },
  },
  {
    name: 'forms',
    who: 'amara',
    open: at('/forms', (page) => page.getByRole('row').filter({ hasText: form }).first()),
  },
  ...(['design', 'preview', 'translate', 'versions'] as const).map((tab): Screen => ({
    name: `a form, ${tab}`,
    who: 'amara',
    open: async (page) => {
      await openListed(page, '/forms', form);
      await page.goto(`${page.url()}&tab=${tab}`);
      return page.getByRole('tab', { selected: true });
    },
  })),
  {
    name: 'custom fields',
    who: 'amara',
    open: at('/custom-fields', (page) => page.getByRole('button', { name: 'New custom field' })),
  },
  {
    name: 'product objects',
    who: 'amara',
    open: async (page) => {
      await page.goto('/custom-fields');
      await page.getByRole('button', { name: 'Product objects' }).click();
      return inDialog(page, 'Product objects', 'Close');
    },
  },
  {
    name: 'documents',
    who: 'amara',
    open: at('/documents', (page) => page.getByRole('searchbox', { name: 'Search documents' })),
  },
  ...(['settings', 'integrations', 'calls'] as const).map((tab): Screen => ({
    name: `administration, ${tab}`,
    who: 'amara',
    open: at(`/admin?tab=${tab}`, (page) => page.getByRole('tab', { selected: true })),
  })),
  {
    name: 'out of office',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await chooseInProfileMenu(page, 'Out of office');
      return inDialog(page, 'Out of office', 'Save');
    },
  },
  {
    name: 'import, the file',
    who: 'jonas',
    open: at('/templates/import', (page) => page.getByRole('button', { name: 'Select file' })),
  },
  {
    name: 'import, the columns',
    who: 'jonas',
    open: async (page) => {
      await openImport(page);
      await chooseFile(page, plan);
      await expect(planPreview(page)).toContainText('stage');
      return page.getByRole('button', { name: 'Continue' });
    },
  },
  {
    name: 'import, the review',
    who: 'jonas',
    open: async (page) => {
      await openImport(page);
      await chooseFile(page, plan);
      await page.getByRole('button', { name: 'Continue' }).click();
      return page.getByRole('button', { name: 'Create blueprint' });
    },
  },
  ...(['people', 'teams', 'roles'] as const).map((tab): Screen => ({
    name: `people, ${tab}`,
    who: 'amara',
    open: async (page) => {
      await page.goto(`/people?tab=${tab}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      return page.getByRole('button', { name: /^(?:Add|Invite)/ });
    },
  })),
  {
    name: 'tag types',
    who: 'amara',
    open: async (page) => {
      await page.goto('/tags?tab=types');
      return page.getByRole('button', { name: 'Add tag type' });
    },
  },
  {
    name: 'tags',
    who: 'amara',
    open: async (page) => {
      await page.goto('/tags');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      return page.getByRole('button', { name: 'Add tag' });
    },
  },
  {
    name: 'permissions',
    who: 'amara',
    open: async (page) => {
      await page.goto('/admin?tab=permissions');
      return page.getByRole('rowheader', { name: 'Invite people', exact: true });
    },
  },
  {
    name: 'service accounts',
    who: 'amara',
    open: async (page) => {
      await page.goto('/admin?tab=service-accounts');
      await page.getByRole('row').filter({ hasText: 'Company directory' }).click();
      return inDialog(page, 'Company directory', 'Create token');
    },
  },
  {
    name: 'the audit log',
    who: 'amara',
    open: async (page) => {
      await page.goto('/admin?tab=audit-log');
      return page.getByRole('row').filter({ hasText: 'signed in' }).first();
    },
  },
  {
    name: 'a new person',
    who: 'amara',
    open: async (page) => {
      await page.goto('/people');
      await page.getByRole('button', { name: 'Invite people' }).click();
      return inDialog(page, 'Invite people', 'Send invitations');
    },
  },
  {
    name: 'people to invite from a file',
    who: 'amara',
    open: async (page) => {
      await page.goto('/admin/bulk-invite');
      await page
        .getByLabel('Paste a table')
        .fill('Email\tName\tTeam\nnew@partner.example\tNia\tNowhere\nbea@\tBea\tMarketing');
      await page.getByRole('button', { name: 'Read text' }).click();
      await expect(page.getByRole('gridcell', { name: 'Nowhere' })).toBeVisible();
      return page.getByRole('button', { name: 'Discard' });
    },
  },
  {
    name: 'a person',
    who: 'amara',
    open: async (page) => {
      await page.goto('/people');
      await page.getByRole('row').filter({ hasText: 'Kofi Mensah' }).click();
      await expect(page).toHaveURL(/\/people\/[^/]+$/);
      return page.getByRole('button', { name: 'Edit' });
    },
  },
  {
    name: 'editing a person',
    who: 'amara',
    open: async (page) => {
      await page.goto('/people');
      await page.getByRole('row').filter({ hasText: 'Kofi Mensah' }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      return inDialog(page, 'Kofi Mensah', 'Save');
    },
  },
  {
    name: 'a team',
    who: 'amara',
    open: async (page) => {
      await page.goto('/people?tab=teams');
      await page.getByRole('row').nth(1).click();
      await page.getByRole('tab', { name: 'Members' }).click();
      return page.getByRole('row').last();
    },
  },
  {
    name: 'a role',
    who: 'amara',
    open: async (page) => {
      await page.goto('/people?tab=roles');
      await page.getByRole('row').filter({ hasText: 'Branch Manager' }).click();
      return inDialog(page, 'Branch Manager', 'Save');
    },
  },
  {
    name: 'preferences',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await chooseInProfileMenu(page, 'Preferences');
      return inDialog(page, 'Preferences', 'Close');
    },
  },
  {
    name: 'sessions',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await chooseInProfileMenu(page, 'Active sessions');
      await expect(page.getByText('This browser')).toBeVisible();
      return inDialog(page, 'Active sessions', 'Close');
    },
  },
  {
    name: 'settings of the workspace',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await chooseInWorkspaceMenu(page, 'Workspace settings');
      return inDialog(page, 'Workspace settings', 'Save');
    },
  },
  {
    name: 'the keys',
    who: 'amara',
    open: async (page) => {
      await page.goto('/my/tasks');
      await chooseInProfileMenu(page, 'Keyboard shortcuts');
      return inDialog(page, 'Keyboard shortcuts', 'Close');
    },
  },
  ...[
    'Buttons',
    'Inputs',
    'Choices',
    'Fields',
    'Pickers',
    'Table',
    'Status',
    'Data',
    'Records',
    'Feedback',
    'Overlays',
  ].map((section): Screen => ({
    name: `gallery of components, ${section}`,
    who: 'amara',
    open: async (page) => {
      await page.goto('/developer');
      const button = page.getByRole('button', { name: section, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      return button;
    },
  })),
  {
    name: 'an address that leads nowhere',
    who: 'amara',
    open: at('/nowhere', (page) => page.getByText('Page not found')),
  },
];

// Many short tests, divided among the workers. Checking a page of 40 tasks three times takes long.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** Waits until transitions end: the contrast of half-faded text can't be measured. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // No animation takes longer than a second. Elements that aren't drawn never finish theirs.
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([second, Promise.allSettled(passing.map(({ finished }) => finished))]);
  });

/** Expects that nothing overflows the viewport and that the action can be clicked. */
const expectFits = async (page: Page, action: Locator): Promise<void> => {
  await action.scrollIntoViewIfNeeded();
  await action.click({ trial: true });
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.body.scrollWidth,
    window.innerWidth,
  ]);
  expect.soft(Math.max(...widths), 'width of the page').toBe(narrow.width);
};

/** Collects unexpected messages of the browser console. */
const watchConsole = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isMissingText = message.text().includes('MISSING_TRANSLATION');
    if (message.type() === 'error' || isMissingText) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

const check = async (
  page: Page,
  { open, refused }: Pick<Screen, 'open' | 'refused'>,
): Promise<void> => {
  const errors = watchConsole(page);
  await page.setViewportSize(wide);
  const action = await open(page);
  await expect(action).toBeVisible();
  await settled(page);
  await test.step('light', () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await test.step('dark', () => expectAccessible(page, 'colors'));
  await test.step('narrow', async () => {
    await page.setViewportSize(narrow);
    const again = await open(page);
    await expect(again).toBeVisible();
    await settled(page);
    await expectFits(page, again);
    // The whole page is drawn, because an element cut off by a scroller counts as too small to
    // touch.
    await page.setViewportSize({ ...narrow, height: 9000 });
    await expectAccessible(page, 'layout');
  });
  expect.soft(errors.filter((error) => refused?.test(error) !== true)).toEqual([]);
};

for (const screen of screens) {
  test(`${screen.name} is accessible in light, dark, and on a phone`, async ({ newPerson }) => {
    await check(await newPerson(screen.who), screen);
  });
}

test('the first-run page is accessible in light, dark, and on a phone', async ({ page }) => {
  const server = await startServer({ demo: false });
  try {
    await check(page, {
      open: async () => {
        await page.goto(server.url);
        return page.getByRole('button', { name: 'Create workspace' });
      },
    });
  } finally {
    await server.stop();
  }
});

test('a page does not shift while its navigation loads', async ({ newPerson }) => {
  const page = await newPerson('jonas');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources))
          for (const { node } of entry.sources)
            if (node instanceof HTMLElement && node.tagName === 'MAIN')
              document.documentElement.dataset['moved'] = 'yes';
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/templates/import');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'My tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select file' })).toBeVisible();
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
