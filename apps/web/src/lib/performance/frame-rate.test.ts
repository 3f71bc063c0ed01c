import { expect, it } from 'vitest';
import { watchFrameRate } from './frame-rate.ts';

const rates = (...seconds: readonly number[]): readonly (number | null)[] => {
  const watch = watchFrameRate();
  return seconds.map(watch.add);
};
const ten = (frames: number): readonly number[] => Array.from({ length: 10 }, () => frames);

it('reports slow frames at most every ten seconds', () => {
  const told = rates(...ten(5), ...ten(5));
  expect(told.map((rate, second) => (rate === null ? null : second)).filter(Boolean)).toEqual([
    9, 19,
  ]);
  expect(told[9]).toBe(5);
});

it('reports nothing on a smooth screen or after one slow second', () => {
  expect(rates(...ten(60)).every((rate) => rate === null)).toBe(true);
  expect(rates(60, 60, 60, 0, 60, 60, 60, 60, 60, 60)[9]).toBeNull();
});

it('reports the lowest average frame rate of the ten seconds', () => {
  expect(rates(60, 60, 60, 60, 60, 60, 0, 0, 0, 60)[9]).toBe(7.5);
});

it('starts again after a reset', () => {
  const watch = watchFrameRate();
  for (let second = 0; second < 9; second += 1) watch.add(1);
  watch.reset();
  expect(watch.add(1)).toBeNull();
});
