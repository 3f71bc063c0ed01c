import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width that the "More" button takes, in pixels. */
const moreWidth = 96;

const gap = 4;

interface Measured {
  readonly available: number;
  readonly widths: ReadonlyMap<string, number>;
}

const measure = (row: HTMLElement): Measured => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
  const padding =
    (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
  const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')];
  return {
    available: row.clientWidth - padding,
    widths: new Map(tabs.map((tab) => [tab.dataset['key'] ?? '', tab.offsetWidth + gap])),
  };
};

const isSame = (one: Measured | null, other: Measured): boolean =>
  one?.available === other.available &&
  [...other.widths].every(([key, width]) => one.widths.get(key) === width);

/**
 * Returns the keys of the tabs that don't fit into the row, in order. The selected tab always fits.
 */
export function useFoldedTabs<Key extends string>(
  row: RefObject<HTMLElement | null>,
  keys: readonly Key[],
  selected: Key,
): readonly Key[] {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const names = keys.join(' ');
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const update = (): void => {
      const next = measure(element);
      setMeasured((before) => (isSame(before, next) ? before : next));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Observes each tab, because fonts and translations change the widths after the first layout.
    for (const tab of element.querySelectorAll('[role="tab"]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [row, names]);
  if (measured === null) return [];
  const widthOf = (key: Key): number => measured.widths.get(key) ?? 0;
  const total = keys.reduce((sum, key) => sum + widthOf(key), -gap);
  if (total <= measured.available) return [];
  const left = measured.available - moreWidth - widthOf(selected);
  const others = keys.filter((key) => key !== selected);
  return others.filter(
    (_, at) => others.slice(0, at + 1).reduce((sum, key) => sum + widthOf(key), 0) > left,
  );
}
