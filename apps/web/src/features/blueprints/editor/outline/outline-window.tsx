import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { OutlineRow } from '../../draft/outline.ts';
import classes from './outline.module.css';

export interface OutlineWindowProps {
  readonly rows: readonly OutlineRow[];
  readonly draw: (row: OutlineRow, index: number) => ReactNode;
  /** Index of the row to scroll to when `focusKey` changes. -1 for none. */
  readonly focusIndex: number;
  readonly focusKey: object | null;
  /** Rows that stay rendered because they have focus or are being dragged. */
  readonly keep: readonly (string | null | undefined)[];
}

const heights = { STAGE: 44, TASK: 37, ADD_TASK: 50 } as const;

/** Renders only rows near the viewport. */
export function OutlineWindow({
  rows,
  draw,
  focusIndex,
  focusKey,
  keep,
}: OutlineWindowProps): ReactNode {
  // The virtualizer mutates one object, which compiled memoization would miss.
  'use no memo';
  const frame = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);

  useEffect(() => {
    const found = scrollParent(frame.current);
    setScroller(found);
    if (frame.current === null || found === null) return undefined;
    const measure = (): void => {
      if (frame.current === null) return;
      const top = frame.current.getBoundingClientRect().top - found.getBoundingClientRect().top;
      setMargin(Math.round(top + found.scrollTop));
    };
    measure();
    // Content above the list (title, problems) can change its height.
    const observer = new ResizeObserver(measure);
    for (const child of frame.current.closest('[data-outline]')?.children ?? [])
      observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'TASK'],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const kept = rows.flatMap(({ id }, index) =>
        keep.includes(id) && !shown.includes(index) ? [index] : [],
      );
      return kept.length === 0 ? shown : [...shown, ...kept].sort((a, b) => a - b);
    },
    scrollMargin: margin,
  });

  const showFocus = useEffectEvent(() => {
    if (focusKey !== null && focusIndex >= 0)
      virtualizer.scrollToIndex(focusIndex, { align: 'auto' });
  });
  // Scrolls on request only, not when rows are added or removed.
  useEffect(() => showFocus(), [focusKey, scroller]);

  return (
    <div
      ref={frame}
      role="presentation"
      className={classes.window}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return (
          row !== undefined && (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              role="presentation"
              data-index={item.index}
              className={classes.slot}
              style={{ transform: `translateY(${item.start - margin}px)` }}
            >
              {draw(row, item.index)}
            </div>
          )
        );
      })}
    </div>
  );
}

function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return document.scrollingElement instanceof HTMLElement ? document.scrollingElement : null;
}
