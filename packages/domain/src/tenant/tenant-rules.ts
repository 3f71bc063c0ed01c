import { refuse, type Refusal } from '../core/refusal.ts';

const colourShape = /^#[0-9a-f]{6}$/i;

/** Returns why an accent color (`#rrggbb`) is invalid, or null. */
export const accentColorRefusal = (colour: string, field = 'accentColor'): Refusal | null =>
  colourShape.test(colour) ? null : refuse('InvalidColor', {}, field);
