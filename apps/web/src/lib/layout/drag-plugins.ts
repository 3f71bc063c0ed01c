import { Accessibility } from '@dnd-kit/dom';

/**
 * What dragging by pointer needs. Left out is what makes each thing a button and speaks English:
 * whatever can be dragged is moved by keys from the button in it, which says where it went.
 */
export const withoutButtons = <T>(plugins: readonly T[]): T[] =>
  plugins.filter((plugin) => plugin !== Accessibility);
