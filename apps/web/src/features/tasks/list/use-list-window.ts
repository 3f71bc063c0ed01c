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

/** The part of a long list that is in sight, with a little more on both sides. */
export function useListWindow({ count, heightAt, keyAt }: ListWindowOptions): ListWindow {
  // The virtualizer is one object that changes inside. This hook reads it afresh each time
  // and hands out plain values, so that whoever uses them may be memoised.
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    overscan: 12,
    // Without a layout (a hidden tab, a test) one screenful is drawn all the same.
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
