import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dismissAllNotices } from '../lib/notice/notices.ts';

const provide = (target: object, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};
const nothing = (): void => undefined;
const noRects = (): unknown => Object.assign([], { item: () => null });

// jsdom has no layout or media queries. Components only need them to exist.
provide(globalThis, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => false,
  }),
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  scrollTo: nothing,
  // relay-test-utils was written for Jest and only uses its spies.
  jest: { fn: vi.fn },
});
provide(document, {
  fonts: { addEventListener: nothing, removeEventListener: nothing, ready: Promise.resolve() },
});
provide(Element.prototype, { scrollIntoView: nothing });
provide(Range.prototype, { getClientRects: noRects, getBoundingClientRect: () => new DOMRect() });
provide(HTMLCanvasElement.prototype, { getContext: () => null });
// A language without a region, so that tests use the 24-hour clock.
provide(navigator, { language: 'en' });

afterEach(() => {
  cleanup();
  dismissAllNotices();
  localStorage.clear();
});

// On a busy machine, a screen needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
