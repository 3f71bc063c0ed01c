import { describe, expect, it } from 'vitest';
import { startView } from './start-view.ts';

/** Ten boxes of 200 x 100, from left to right, 100 apart. */
const boxes = Array.from({ length: 10 }, (_, index) => ({
  ...{ id: `${index}`, x: index * 300, y: 0 },
  ...{ width: 200, height: 100 },
}));
const frame = { width: 1000, height: 500 };
const centerOf = (index: number, { x, zoom }: { x: number; zoom: number }): number =>
  x + (index * 300 + 100) * zoom;

describe('startView (the part of a diagram that is shown first)', () => {
  it('centers the active box', () => {
    expect(centerOf(5, startView(boxes, ['5'], frame))).toBeCloseTo(500);
  });

  it('centers several active boxes together', () => {
    const view = startView(boxes, ['4', '6'], frame);
    expect(centerOf(5, view)).toBeCloseTo(500);
  });

  it('starts at the left without an active box', () => {
    expect(startView(boxes, [], frame).x).toBeCloseTo(24);
  });

  it('leaves no empty space behind the last box', () => {
    const { x, zoom } = startView(boxes, ['9'], frame);
    expect(x + 2900 * zoom).toBeCloseTo(976);
  });

  it('centers a diagram that is lower than the frame', () => {
    const { y, zoom } = startView(boxes, ['5'], frame);
    expect(y + 50 * zoom).toBeCloseTo(250);
  });

  it('shows the top of an active box that is taller than the frame', () => {
    const tall = [{ id: 'tall', x: 0, y: 0, width: 200, height: 2000 }, ...boxes.slice(1)];
    expect(startView(tall, ['tall'], frame).y).toBeCloseTo(24);
  });
});
