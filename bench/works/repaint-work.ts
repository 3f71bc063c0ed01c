import type { Browser, Page } from '@playwright/test';
import { openTab } from '../browser.ts';
import { quantile } from '../contest.ts';
import { busyPerson } from '../data-shape.ts';
import type { Figure } from '../report.ts';

const wantedRows = 10_000;
const rowHeight = 36;
const loadMillis = 120_000;

const clicks = ['complete', 'open a task', 'close it', 'change the tab'] as const;
type Click = (typeof clicks)[number];

/** What shows that a click was answered: an element that has come or gone. */
interface Sight {
  readonly click: Click;
  readonly kind: 'gone' | 'there';
  readonly selector: string;
}
interface Timed {
  readonly click: Click;
  readonly millis: number;
}

/** Runs in the page: keeps the times from an input to the paint that shows what it led to. */
const installMeter = () => {
  const meter = { times: [] as Timed[], pending: false };
  const watch = (since: number, { click, kind, selector }: Sight) => {
    const look = () => {
      if ((document.querySelector(selector) === null) !== (kind === 'gone')) {
        if (performance.now() - since < 5000) requestAnimationFrame(look);
        else meter.pending = false;
        return;
      }
      // A message is handled after the frame under way has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        meter.times.push({ click, millis: performance.now() - since });
        meter.pending = false;
        channel.port1.close();
      };
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  const arm = (sight: Sight) => {
    meter.pending = true;
    const start = (event: Event) => {
      removeEventListener('pointerdown', start, true);
      removeEventListener('keydown', start, true);
      watch(event.timeStamp, sight);
    };
    addEventListener('pointerdown', start, true);
    addEventListener('keydown', start, true);
  };
  Object.assign(globalThis, { batonMeter: { ...meter, arm, read: () => meter } });
};

interface Meter {
  readonly arm: (sight: Sight) => void;
  readonly read: () => { readonly times: readonly Timed[]; readonly pending: boolean };
}
declare const batonMeter: Meter;

const timed = async (page: Page, sight: Sight, act: () => Promise<void>): Promise<void> => {
  await page.evaluate((to) => batonMeter.arm(to), sight);
  await act();
  await page.waitForFunction(() => !batonMeter.read().pending);
};

/** Scrolls to the end until so many rows have been read; answers how many there are. */
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

/** The middle of an element, where a hand would click. */
const middleOf = async (page: Page, selector: string): Promise<readonly [number, number]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`there is no ${selector} in sight`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const clickOn = async (page: Page, selector: string): Promise<void> =>
  page.mouse.click(...(await middleOf(page, selector)));

/** The clicks of a working day on a list, each waited for. */
const clickAround = async (page: Page): Promise<void> => {
  for (let n = 0; n < 12; n += 1) {
    const row = `[data-task="${await nthTask(page, 2)}"]`;
    // The buttons of a row show under the pointer.
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
    // There and back: to the last tab, then to the first.
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
  readonly times: readonly Timed[];
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
    return { rows, times: await page.evaluate(() => batonMeter.read().times) };
  } finally {
    await context.close();
  }
};

/** Click to paint on a list of 10,000 loaded rows, beside a page without any framework. */
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
