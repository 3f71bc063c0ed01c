import { refuse, type Refusal } from '../core/refusal.ts';
import { cleanName, nameRefusal } from '../party/person-rules.ts';

const colourShape = /^#[0-9a-f]{6}$/i;

/** Returns why an accent color (`#rrggbb`) is invalid, or null. */
export const accentColorRefusal = (colour: string, field = 'accentColor'): Refusal | null =>
  colourShape.test(colour) ? null : refuse('InvalidColor', {}, field);

/** Returns why the display or customer name of a workspace is invalid, or null. Neither is required. */
export const extraNameRefusal = (name: string, field: string): Refusal | null =>
  cleanName(name) === '' ? null : nameRefusal(name, field);

/** Returns the name that people see for a workspace. */
export const shownTenantName = (tenant: {
  readonly name: string;
  readonly displayName?: string | null | undefined;
}): string => tenant.displayName ?? tenant.name;
