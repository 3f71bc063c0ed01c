import type { Page } from '@playwright/test';

/** The element whose appearance or disappearance shows the response to an input. */
export interface Sight<Input extends string> {
  readonly click: Input;
  readonly kind: 'gone' | 'there';
  readonly selector: string;
}

export interface Timed<Input extends string> {
  readonly click: Input;
  readonly millis: number;
}

/** Runs in the page. Records the times from an input to the paint of its result. */
export const installMeter = () => {
  const meter = { times: [] as Timed<string>[], pending: false };
  // A message is handled after the current frame has been painted.
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      then();
      channel.port1.close();
    };
    channel.port2.postMessage(null);
  };
  const watch = (since: number, { click, kind, selector }: Sight<string>) => {
    const look = () => {
      if ((document.querySelector(selector) === null) !== (kind === 'gone')) {
        if (performance.now() - since < 20_000) requestAnimationFrame(look);
        else meter.pending = false;
        return;
      }
      afterPaint(() => {
        meter.times.push({ click, millis: performance.now() - since });
        meter.pending = false;
      });
    };
    requestAnimationFrame(look);
  };
  const arm = (sight: Sight<string>) => {
    meter.pending = true;
    const start = (event: Event) => {
      removeEventListener('pointerdown', start, true);
      removeEventListener('keydown', start, true);
      watch(event.timeStamp, sight);
    };
    addEventListener('pointerdown', start, true);
    addEventListener('keydown', start, true);
  };
  /** Records every key from now on, until the next frame is painted. */
  const keys = (click: string) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          afterPaint(() => meter.times.push({ click, millis: performance.now() - timeStamp })),
        ),
      true,
    );
  };
  Object.assign(globalThis, { batonMeter: { arm, keys, read: () => meter } });
};

interface Meter {
  readonly arm: (sight: Sight<string>) => void;
  readonly keys: (click: string) => void;
  readonly read: () => { readonly times: readonly Timed<string>[]; readonly pending: boolean };
}
declare const batonMeter: Meter;

/** Sends one input and waits until its result is painted. */
export const timed = async <Input extends string>(
  page: Page,
  sight: Sight<Input>,
  act: () => Promise<void>,
): Promise<void> => {
  await page.evaluate((to) => batonMeter.arm(to), sight);
  await act();
  await page.waitForFunction(() => !batonMeter.read().pending);
};

export const timeKeys = (page: Page, click: string): Promise<void> =>
  page.evaluate((name) => batonMeter.keys(name), click);

export const timesOf = (page: Page): Promise<readonly Timed<string>[]> =>
  page.evaluate(() => batonMeter.read().times);
