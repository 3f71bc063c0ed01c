import type { ReactNode } from 'react';
import { rowHeight } from './timeline-frame.tsx';

export interface TimelineLink {
  readonly key: string;
  readonly fromRow: number;
  readonly toRow: number;
  /** End of the predecessor. */
  readonly from: number;
  /** Start of the successor. */
  readonly to: number;
  readonly isCritical: boolean;
}

interface TimelineLinksProps {
  readonly links: readonly TimelineLink[];
  readonly at: (time: number) => number;
}

const middle = rowHeight / 2;

/** Arrows from the end of a bar to the start of the next. */
export function TimelineLinks({ links, at }: TimelineLinksProps): ReactNode {
  return links
    .toSorted((a, b) => Number(a.isCritical) - Number(b.isCritical))
    .map(({ key, fromRow, toRow, from, to, isCritical }) => {
      const [x, y] = [at(from), fromRow * rowHeight + middle];
      const [toX, toY] = [at(to), toRow * rowHeight + middle];
      // If the successor starts immediately after, the arrow enters its bar from the left.
      const turn = toX - 8 > x + 6 ? toX - 8 : x + 6;
      const between = toY + (toY > y ? -middle : middle);
      const path =
        toX - 8 > x + 6
          ? `M${x} ${y}H${turn}V${toY}H${toX}`
          : `M${x} ${y}H${turn}V${between}H${toX - 8}V${toY}H${toX}`;
      return (
        <path key={key} data-critical={isCritical || undefined} d={`${path}m-4 -3l4 3l-4 3`} />
      );
    });
}
