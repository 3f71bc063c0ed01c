export type MenuPosition = 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';

const gap = 4;
const margin = 8;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** Places the menu at its anchor, flipped if there is no room, and inside the window. */
export function placeMenu(menu: HTMLElement, anchor: Element, position: MenuPosition): void {
  const box = anchor.getBoundingClientRect();
  const own = menu.getBoundingClientRect();
  const below = box.bottom + gap;
  const above = box.top - gap - own.height;
  const opensUp =
    position === 'top-start'
      ? above >= margin
      : below + own.height > innerHeight - margin && above >= margin;
  const top = position === 'right-start' ? box.top : opensUp ? above : below;
  const left =
    position === 'right-start'
      ? box.right + gap
      : position === 'bottom-end'
        ? box.right - own.width
        : box.left;
  const x = clamp(left, margin, innerWidth - own.width - margin);
  const y = clamp(top, margin, innerHeight - own.height - margin);
  menu.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
