import { useLayoutEffect, useState, type RefObject } from 'react';

const least = 360;
const gapBelow = 20;

/** Returns the height from the top of the box to the bottom of the page. Undefined without a page. */
export function useFillHeight(box: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const page = box.current?.closest<HTMLElement>('[data-scroller]');
    if (box.current === null || page == null) return undefined;
    const measure = (): void => {
      const from = box.current?.getBoundingClientRect().top ?? 0;
      const top = from - page.getBoundingClientRect().top + page.scrollTop;
      setHeight(Math.max(least, Math.floor(page.clientHeight - top - gapBelow)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [page, ...page.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return height;
}
