import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { tokenOf } from './data-shape.ts';

/** Opens the Chromium of the browser tests. Returns null if there is none. */
export const openBrowser = async (): Promise<Browser | null> => {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
};

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
}

/** Opens a window with an empty cache, optionally signed in as a person. */
export const openTab = async (
  browser: Browser,
  origin: string,
  person: number | null,
): Promise<Tab> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(60_000);
  if (person !== null)
    await context.addCookies([{ name: 'baton', value: tokenOf(person), url: origin }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, context, cdp };
};

/** Simulates a slow device and network with Lighthouse's values. */
export const slowDown = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 170,
    downloadThroughput: (9 * 1_000_000) / 8,
    uploadThroughput: (3 * 1_000_000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Returns the center of an element, where a person would click. */
export const middleOf = async (
  page: Page,
  selector: string,
): Promise<readonly [number, number]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Clicks the center of an element. */
export const clickOn = async (page: Page, selector: string): Promise<void> =>
  page.mouse.click(...(await middleOf(page, selector)));
