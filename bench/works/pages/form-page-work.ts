import type { Browser, Page } from '@playwright/test';
import { clickOn, middleOf, openTab } from '../../browser.ts';
import { quantile } from '../../contest.ts';
import { busyPerson, personId } from '../../data-shape.ts';
import { installMeter, timed, timeKeys, timesOf } from '../../paint-meter.ts';
import type { Figure } from '../../report.ts';
import { largeForm, largeTables, shownFields, tableRows } from '../form-contents.ts';
import { publish, startMany, type Workshop } from '../prepared-workflows.ts';

const card = '[data-task-card]';
const lastField = '[role=dialog] :is(input[type=email], input[inputmode=email])';
/**
 * A form that renders visible fields first shows a placeholder with name and value for its last
 * field.
 */
const lastPlace = `${lastField}, [role=dialog] [data-waits=EMAIL]`;
const repetitions = 5;
const keysTyped = 60;

/** The page of one server. The first click opens what is measured. */
interface Opened {
  readonly address: string;
  readonly person: number | null;
}

const onPage = async <T>(
  browser: Browser,
  { address, person }: Opened,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const { page, context } = await openTab(browser, new URL(address).origin, person);
  try {
    await page.addInitScript(installMeter);
    await page.goto(address);
    await page.locator(card).first().waitFor();
    return await work(page);
  } finally {
    await context.close();
  }
};

interface FormTimes {
  readonly opened: number;
  /** Time until the last control is rendered too. */
  readonly whole: number;
  readonly keys: readonly number[];
}

const inForm = (browser: Browser, opened: Opened): Promise<FormTimes> =>
  onPage(browser, opened, async (page) => {
    const opens: number[] = [];
    const wholes: number[] = [];
    // The first time loads the code of the dialog, so it isn't counted.
    for (let n = 0; n <= repetitions; n += 1) {
      for (const [selector, times] of [
        [lastPlace, opens],
        [lastField, wholes],
      ] as const) {
        await page.goto(opened.address);
        await page.locator(card).first().waitFor();
        await timed(page, { click: 'open', kind: 'there', selector }, () => clickOn(page, card));
        const [opening] = await timesOf(page);
        if (n > 0 && opening !== undefined) times.push(opening.millis);
      }
    }
    const field = page.locator('[role=dialog] textarea').nth(10);
    await field.click();
    await timeKeys(page, 'key');
    await page.keyboard.type(
      'What is typed into one field of many. '.repeat(2).slice(0, keysTyped),
      {
        delay: 60,
      },
    );
    const times = await timesOf(page);
    return {
      opened: quantile(opens, 0.5),
      whole: quantile(wholes, 0.5),
      keys: times.flatMap(({ click, millis }) => (click === 'key' ? [millis] : [])),
    };
  });

interface ScrollTimes {
  readonly frames: readonly number[];
  /** Share of the frames in which the center of the table showed no row. */
  readonly blank: number;
}

/** Runs in the page. Scrolls by one screen per frame in both directions and checks each frame. */
const scrollThrough = async (frames: number): Promise<ScrollTimes> => {
  const grid = document.querySelector<HTMLElement>('[role=dialog] [role=grid]');
  let scroller: HTMLElement | null = grid;
  while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight + 1000)
    scroller = scroller.parentElement;
  if (scroller === null) return { frames: [], blank: Number.NaN };
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const times: number[] = [];
  let blank = 0;
  let last = await frame();
  for (let n = 0; n < frames; n += 1) {
    scroller.scrollTop += 170;
    const now = await frame();
    times.push(now - last);
    last = now;
    const box = scroller.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + 80, box.top + box.height / 2);
    if (!middle?.closest('[data-row]')) blank += 1;
  }
  return { frames: times, blank: blank / frames };
};

const inTable = (browser: Browser, opened: Opened): Promise<ScrollTimes> =>
  onPage(browser, opened, async (page) => {
    await timed(
      page,
      { click: 'open', kind: 'there', selector: '[role=dialog] [role=grid] [data-row]' },
      () => clickOn(page, card),
    );
    await page.mouse.move(...(await middleOf(page, '[role=dialog] [role=grid]')));
    return page.evaluate(scrollThrough, 300);
  });

/**
 * Measures large forms in the browser: time until shown, response to keys, and scrolling of tables.
 */
export const formPageFigures = async (
  browser: Browser,
  workshop: Workshop,
  floor: string,
): Promise<readonly Figure[]> => {
  const origin = `http://localhost:${workshop.baton.port}`;
  const started = async (content: Parameters<typeof publish>[1]): Promise<Opened> => {
    const [id] = await startMany(workshop, await publish(workshop.pool, content), 1);
    return { address: `${origin}/workflow/${id}`, person: busyPerson };
  };
  const plain = (path: string): Opened => ({ address: floor + path, person: null });
  const form = await inForm(browser, await started(largeForm()));
  const formOfFloor = await inForm(browser, plain('/pages/form'));
  const table = await inTable(browser, await started(largeTables([personId(busyPerson)])));
  const tableOfFloor = await inTable(browser, plain('/pages/table'));
  const figure = (what: string, unit: string, baton: number, least: number): Figure => ({
    work: 'forms',
    what,
    unit,
    baton,
    floor: least,
  });
  const rows = tableRows.toLocaleString('en');
  return [
    figure(`open a form of ${shownFields} fields, p50`, 'ms', form.opened, formOfFloor.opened),
    figure('until its last control is there', 'ms', form.whole, formOfFloor.whole),
    ...([0.5, 0.95] as const).map((q) =>
      figure(
        `type in it, key to paint, p${q * 100}`,
        'ms',
        quantile(form.keys, q),
        quantile(formOfFloor.keys, q),
      ),
    ),
    figure('keys measured', '', form.keys.length, formOfFloor.keys.length),
    ...([0.5, 0.95] as const).map((q) =>
      figure(
        `scroll a table of ${rows} rows, frame, p${q * 100}`,
        'ms',
        quantile(table.frames, q),
        quantile(tableOfFloor.frames, q),
      ),
    ),
    figure('frames without rows in sight', '%', table.blank * 100, tableOfFloor.blank * 100),
  ];
};
