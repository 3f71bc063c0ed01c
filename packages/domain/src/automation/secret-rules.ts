import { refuse, type Refusal } from '../core/refusal.ts';
import type { Automation } from './automation.ts';
import { secretNamePattern, secretsOf } from './template.ts';

export const longestSecret = 4000;

/** What a secret is called: it is typed into templates. */
export const secretNameRefusal = (name: string): Refusal | null => {
  if (name === '') return refuse('Required', {}, 'name');
  return secretNamePattern.test(name) ? null : refuse('InvalidSecretName', {}, 'name');
};

/** What a secret says. */
export const secretValueRefusal = (value: string): Refusal | null => {
  if (value === '') return refuse('Required', {}, 'value');
  return value.length > longestSecret ? refuse('TooLong', { max: longestSecret }, 'value') : null;
};

/** Calls that stand somewhere: in a blueprint, or in tasks of running workflows. */
export interface PlacedAutomation<Place> {
  readonly place: Place;
  readonly automation: Automation;
}

/** Where each secret is used; a place that uses one twice is named once. */
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
