import type { FieldConstraints } from './field-constraints.ts';
import type { BlueprintField } from './field.ts';
import { fieldKinds } from './field-kinds.ts';

/** Returns whether one limit allows a value that the other refuses. Null means no limit. */
const isLower = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || from < to);
const isHigher = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || from > to);

type Rule = (from: FieldConstraints, to: FieldConstraints) => boolean;

/** The constraints that can refuse a value. The others only change how it is written. */
const rules: Partial<Record<keyof FieldConstraints, Rule>> = {
  min: (from, to) => isLower(from.min, to.min),
  max: (from, to) => isHigher(from.max, to.max),
  // A value has at least one character.
  minLength: (from, to) => isLower(from.minLength ?? 1, to.minLength),
  maxLength: (from, to) => isHigher(from.maxLength, to.maxLength),
  day: (from, to) => to.day !== 'ANY' && from.day !== to.day,
  maxParties: (from, to) => to.maxParties === 1 && from.maxParties !== 1,
  multiple: (from, to) => from.multiple && !to.multiple,
  documentTypes: (from, to) =>
    to.documentTypes.length > 0 &&
    (from.documentTypes.length === 0 ||
      from.documentTypes.some((type) => !to.documentTypes.includes(type))),
  allowLink: (from, to) => from.allowLink && !to.allowLink,
  maxKilobytes: (from, to) => isHigher(from.maxKilobytes, to.maxKilobytes),
};

/** Returns true if one field accepts values that another field of its type refuses. */
export const allowsMore = (from: BlueprintField, to: BlueprintField): boolean =>
  fieldKinds[to.kind].constraints.some(
    (name) => rules[name]?.(from.constraints, to.constraints) === true,
  );
