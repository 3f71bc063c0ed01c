/** The button leaves the screen with its click: whoever goes by keyboard goes on in the dialog or page around it. */
export const focusAround = (element: Element | null): void =>
  element?.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
