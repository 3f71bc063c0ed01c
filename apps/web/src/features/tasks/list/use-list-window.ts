import { useEffect, useRef, type RefObject } from 'react';
import { observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';

interface ListWindowOptions {
  readonly count: number;
  readonly heightAt: (index: number) => number;
  readonly keyAt: (index: number) => string | number;
}

interface ListWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly drawn: readonly VirtualItem[];
  readonly totalHeight: number;
  readonly scrollTo: (index: number) => void;
}

/** Returns the visible part of a long list with some rows around it. */
export function useListWindow({ count, heightAt, keyAt }: ListWindowOptions): ListWindow {
  // The virtualizer mutates one object. This hook reads it on each render and returns plain values
  // that can be memoized.
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    overscan: 12,
    // Without a layout (a hidden tab, a test), one screen is rendered.
    initialRect: { width: 1200, height: 900 },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) tell(rect);
      }),
  });
  const firstHeight = count > 0 ? heightAt(count - 1) : 0;
  useEffect(() => {
    virtualizer.measure();
  }, [firstHeight, virtualizer]);
  return {
    scroller,
    drawn: virtualizer.getVirtualItems(),
    totalHeight: virtualizer.getTotalSize(),
    scrollTo: virtualizer.scrollToIndex,
  };
}
