import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { ListLine } from './list-line.ts';
import classes from './data-list.module.css';

export interface VirtualLinesProps<Item> {
  readonly lines: readonly ListLine<Item>[];
  /** Index of a line that must be rendered because it has keyboard focus. */
  readonly wanted: number | null;
  readonly render: (line: ListLine<Item>) => ReactNode;
  readonly onEndReached: (() => void) | undefined;
}

const rowHeight = 36;
const nearEnd = 30;

/** Renders only the visible lines. */
export function VirtualLines<Item>({
  lines,
  wanted,
  render,
  onEndReached,
}: VirtualLinesProps<Item>): ReactNode {
  // The virtualizer mutates one object, so memoizing by its identity would freeze the rows.
  'use no memo';
  const box = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<Element | null>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    scrollMargin: box.current?.offsetTop ?? 0,
    overscan: 12,
  });
  useEffect(() => setScroller(box.current?.closest('[data-scroller]') ?? null), []);
  useEffect(() => {
    if (wanted !== null) virtualizer.scrollToIndex(wanted, { align: 'auto' });
  }, [wanted, virtualizer]);
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const reached = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (last > lines.length - nearEnd) reached();
  }, [last, lines.length]);
  return (
    <div
      ref={box}
      role="presentation"
      className={classes.virtual}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map((item) => {
        const line = lines[item.index];
        return line === undefined ? null : (
          <div
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            role="presentation"
            className={classes.virtualLine}
            style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
          >
            {render(line)}
          </div>
        );
      })}
    </div>
  );
}
