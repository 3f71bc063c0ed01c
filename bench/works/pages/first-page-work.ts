import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openTab, slowDown, type Tab } from '../../browser.ts';
import { median } from '../../contest.ts';
import type { Figure } from '../../report.ts';

/** A page on first load, and the element that shows it has rendered. */
interface FirstPage {
  readonly what: string;
  readonly path: string;
  readonly person: number | null;
  readonly shows: string;
  readonly floorPath: string;
  readonly floorShows: string;
}

const firstPages: readonly FirstPage[] = [
  {
    what: 'sign-in',
    path: '/login',
    person: null,
    shows: 'form input',
    floorPath: '/pages/sign-in',
    floorShows: 'form input',
  },
  {
    what: 'my tasks',
    path: '/my/tasks',
    person: 1,
    shows: '[data-task]',
    floorPath: '/pages/list',
    floorShows: 'td',
  },
];

const repetitions = 3;
/** Changes are sent again to pages that open within this time, which costs requests. */
const replayedMillis = 21_000;

/** Runs in the page before its own scripts. Records the first frame that contains the element. */
const noteFirstSight = (selector: string) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (found === null || found.getClientRects().length === 0) {
      requestAnimationFrame(look);
      return;
    }
    // A message is handled after the current frame, which is painted by then.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      document.documentElement.dataset['seenAt'] = String(performance.now());
      channel.port1.close();
    };
    channel.port2.postMessage(null);
  };
  requestAnimationFrame(look);
};

const seenAt = async ({ page }: Tab, address: string, selector: string): Promise<number> => {
  await page.addInitScript(noteFirstSight, selector);
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => document.documentElement.dataset['seenAt']);
  return Number(await found.jsonValue());
};

interface Weight {
  readonly kilobytes: number;
  readonly requests: number;
}

/** Returns the transferred bytes until the page has been idle for a second. */
const weigh = async (tab: Tab, address: string, selector: string): Promise<Weight> => {
  await tab.cdp.send('Network.enable');
  let [bytes, requests] = [0, 0];
  let last = performance.now();
  tab.cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    last = performance.now();
  });
  tab.cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = performance.now();
  });
  await seenAt(tab, address, selector);
  const until = performance.now() + 15_000;
  while (performance.now() - last < 1000 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return { kilobytes: bytes / 1000, requests };
};

const inTab = async <T>(
  browser: Browser,
  origin: string,
  person: number | null,
  work: (tab: Tab) => Promise<T>,
): Promise<T> => {
  const tab = await openTab(browser, origin, person);
  try {
    return await work(tab);
  } finally {
    await tab.context.close();
  }
};

const slowSight = async (
  browser: Browser,
  origin: string,
  person: number | null,
  [path, selector]: readonly [string, string],
): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < repetitions; n += 1) {
    times.push(
      await inTab(browser, origin, person, async (tab) => {
        await slowDown(tab.cdp);
        return seenAt(tab, origin + path, selector);
      }),
    );
  }
  return median(times);
};

/**
 * Measures size and time to first sight of the first pages, next to plain pages with the same
 * texts.
 */
export const firstPageFigures = async (
  browser: Browser,
  baton: string,
  floor: string,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  // A server that just started processes what became due in the meantime.
  await delay(replayedMillis);
  for (const { what, path, person, shows, floorPath, floorShows } of firstPages) {
    const ours = await inTab(browser, baton, person, (tab) => weigh(tab, baton + path, shows));
    const plain = await inTab(browser, floor, null, (tab) =>
      weigh(tab, floor + floorPath, floorShows),
    );
    const slow = await slowSight(browser, baton, person, [path, shows]);
    const slowPlain = await slowSight(browser, floor, null, [floorPath, floorShows]);
    const figure = (of: string, unit: string, value: number, least: number): Figure => ({
      work: 'W8',
      what: `${what}: ${of}`,
      unit,
      baton: value,
      floor: least,
    });
    figures.push(
      figure('over the line, empty cache', 'kB', ours.kilobytes, plain.kilobytes),
      figure('requests', '', ours.requests, plain.requests),
      figure('in sight on a slow machine and line', 'ms', slow, slowPlain),
    );
  }
  return figures;
};
