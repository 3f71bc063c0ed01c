import { refuse, type Refusal } from '../core/refusal.ts';
import type { Automation } from './automation.ts';
import { secretNamePattern, secretsOf } from './template.ts';

export const longestSecret = 4000;

/** Refuses an invalid name; names are typed into templates. */
export const secretNameRefusal = (name: string): Refusal | null => {
  if (name === '') return refuse('Required', {}, 'name');
  return secretNamePattern.test(name) ? null : refuse('InvalidSecretName', {}, 'name');
};

/** Refuses an empty or too long value. */
export const secretValueRefusal = (value: string): Refusal | null => {
  if (value === '') return refuse('Required', {}, 'value');
  return value.length > longestSecret ? refuse('TooLong', { max: longestSecret }, 'value') : null;
};

/** A request of a blueprint or of a task in a running workflow. */
export interface PlacedAutomation<Place> {
  readonly place: Place;
  readonly automation: Automation;
}

/** Returns the requests that use each secret, without duplicates. */
export const secretUses = <Place>(
  automations: readonly PlacedAutomation<Place>[],
): ReadonlyMap<string, readonly Place[]> => {
  const uses = new Map<string, Set<Place>>();
  for (const { place, automation } of automations) {
    for (const name of secretsOf(automation)) {
      const places = uses.get(name) ?? new Set<Place>();
      uses.set(name, places.add(place));
    }
  }
  return new Map([...uses].map(([name, places]) => [name, [...places]]));
};
