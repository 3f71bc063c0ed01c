import type { Browser, Page } from '@playwright/test';
import { clickOn, middleOf, openTab } from '../../browser.ts';
import { quantile } from '../../contest.ts';
import { busyPerson } from '../../data-shape.ts';
import { installMeter, timed, timesOf, type Timed } from '../../paint-meter.ts';
import type { Figure } from '../../report.ts';

const wantedRows = 10_000;
const rowHeight = 36;
const loadMillis = 120_000;

const clicks = ['complete', 'open a task', 'close it', 'change the tab'] as const;
type Click = (typeof clicks)[number];

/** Scrolls to the end until this many rows are loaded. Returns the number of rows. */
const loadRows = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ rows, height, millis }) => {
      const grid = document.querySelector<HTMLElement>('[role=grid]');
      const scroller = grid?.parentElement;
      if (grid === null || !scroller) return 0;
      const until = performance.now() + millis;
      while (grid.offsetHeight < rows * height && performance.now() < until) {
        scroller.scrollTop = scroller.scrollHeight;
        await new Promise(requestAnimationFrame);
      }
      const loaded = Math.floor(grid.offsetHeight / height);
      scroller.scrollTop = 0;
      await new Promise(requestAnimationFrame);
      return loaded;
    },
    { rows: wantedRows, height: rowHeight, millis: loadMillis },
  );

const nthTask = (page: Page, n: number): Promise<string> =>
  page.evaluate((at) => {
    const rows = document.querySelectorAll<HTMLElement>('[data-task]');
    return rows[at]?.dataset['task'] ?? '';
  }, n);

/** Runs the clicks of a working day on a list, each after the previous result. */
const clickAround = async (page: Page): Promise<void> => {
  for (let n = 0; n < 12; n += 1) {
    const row = `[data-task="${await nthTask(page, 2)}"]`;
    // The buttons of a row are shown on hover.
    await page.mouse.move(...(await middleOf(page, row)));
    await timed(page, { click: 'complete', kind: 'gone', selector: row }, () =>
      clickOn(page, `${row} button`),
    );
  }
  for (let n = 0; n < 10; n += 1) {
    const row = `[data-task="${await nthTask(page, 3 + (n % 5))}"]`;
    await timed(page, { click: 'open a task', kind: 'there', selector: '[role=dialog]' }, () =>
      clickOn(page, `${row} > :nth-child(3)`),
    );
    await timed(page, { click: 'close it', kind: 'gone', selector: '[role=dialog]' }, () =>
      page.keyboard.press('Escape'),
    );
  }
  for (let n = 0; n < 6; n += 1) {
    // Alternates between the last and the first tab.
    const tab = `[role=tab]:${n % 2 === 0 ? 'last' : 'first'}-of-type`;
    await timed(
      page,
      { click: 'change the tab', kind: 'there', selector: `${tab}[aria-selected=true]` },
      () => clickOn(page, tab),
    );
    await page.locator('[data-task]').first().waitFor();
  }
};

interface Repaint {
  readonly rows: number;
  readonly times: readonly Timed<string>[];
}

const repaints = async (
  browser: Browser,
  address: string,
  person: number | null,
): Promise<Repaint> => {
  const { page, context } = await openTab(browser, new URL(address).origin, person);
  try {
    await page.addInitScript(installMeter);
    await page.goto(address);
    await page.locator('[data-task]').first().waitFor();
    const rows = await loadRows(page);
    await clickAround(page);
    return { rows, times: await timesOf(page) };
  } finally {
    await context.close();
  }
};

/** Measures click to paint on a list of 10,000 loaded rows, next to a page without a framework. */
export const repaintFigures = async (
  browser: Browser,
  baton: string,
  floor: string,
): Promise<readonly Figure[]> => {
  const ours = await repaints(browser, `${baton}/assigned-tasks`, busyPerson);
  const plain = await repaints(browser, `${floor}/pages/rows`, null);
  const figure = (what: string, unit: string, of: (repaint: Repaint) => number): Figure => ({
    work: 'W9',
    what,
    unit,
    baton: of(ours),
    floor: of(plain),
  });
  const millisOf = ({ times }: Repaint, click?: Click) =>
    times.flatMap((t) => (click === undefined || t.click === click ? [t.millis] : []));
  return [
    figure('click to repaint, p50', 'ms', (repaint) => quantile(millisOf(repaint), 0.5)),
    figure('click to repaint, p95', 'ms', (repaint) => quantile(millisOf(repaint), 0.95)),
    ...clicks.map((click) =>
      figure(`${click}, p50`, 'ms', (repaint) => quantile(millisOf(repaint, click), 0.5)),
    ),
    figure('clicks measured', '', ({ times }) => times.length),
    figure('rows loaded', '', ({ rows }) => rows),
  ];
};
