/** Moves focus to the surrounding dialog or page, because the clicked button disappears. */
export const focusAround = (element: Element | null): void =>
  element?.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
