export interface PlacedBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const zoom = 0.85;
const margin = 24;

const spanOf = (boxes: readonly PlacedBox[], at: 'x' | 'y', size: 'width' | 'height'): Span => ({
  start: Math.min(...boxes.map((box) => box[at])),
  end: Math.max(...boxes.map((box) => box[at] + box[size])),
});

/** Returns the offset that centers the target without leaving the flow. */
function offsetOf(flow: Span, target: Span, frame: number): number {
  const length = (flow.end - flow.start) * zoom;
  if (length + 2 * margin <= frame) return frame / 2 - ((flow.start + flow.end) / 2) * zoom;
  const isTooLong = (target.end - target.start) * zoom + 2 * margin > frame;
  const centered = isTooLong
    ? margin - target.start * zoom
    : frame / 2 - ((target.start + target.end) / 2) * zoom;
  const last = frame - margin - flow.end * zoom;
  return Math.min(margin - flow.start * zoom, Math.max(last, centered));
}

/**
 * Returns the first view of a flow that is too large for its frame: centered on the active boxes,
 * or from its start if none is active.
 */
export function startView(
  boxes: readonly PlacedBox[],
  activeIds: readonly string[],
  frame: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number; readonly zoom: number } {
  const active = boxes.filter(({ id }) => activeIds.includes(id));
  const target = active.length > 0 ? active : boxes.slice(0, 1);
  const across = ['x', 'width'] as const;
  const down = ['y', 'height'] as const;
  return {
    x: offsetOf(spanOf(boxes, ...across), spanOf(target, ...across), frame.width),
    y: offsetOf(spanOf(boxes, ...down), spanOf(target, ...down), frame.height),
    zoom,
  };
}
