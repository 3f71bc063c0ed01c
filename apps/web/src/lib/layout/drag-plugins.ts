import { Accessibility } from '@dnd-kit/dom';

/**
 * Plugins for dragging with a pointer. Omits the ones that turn each item into a button with
 * English texts, because each draggable item has a button that moves it by keys and announces the
 * move.
 */
export const withoutButtons = <T>(plugins: readonly T[]): T[] =>
  plugins.filter((plugin) => plugin !== Accessibility);
