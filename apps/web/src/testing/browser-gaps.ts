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

// Adds empty versions of layout and media query functions, which jsdom lacks. Components only need
// them to exist.
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
  // Provides the spies of Jest that relay-test-utils uses.
  jest: { fn: vi.fn },
});
provide(document, {
  fonts: { addEventListener: nothing, removeEventListener: nothing, ready: Promise.resolve() },
});
provide(Element.prototype, { scrollIntoView: nothing });
provide(Range.prototype, { getClientRects: noRects, getBoundingClientRect: () => new DOMRect() });
provide(HTMLCanvasElement.prototype, { getContext: () => null });
// Sets a browser language without a region, so that tests use the 24-hour clock.
provide(navigator, { language: 'en' });

afterEach(() => {
  cleanup();
  dismissAllNotices();
  localStorage.clear();
});

// Waits longer than the default of one second, because screens are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
