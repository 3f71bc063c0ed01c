import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { FieldConstraints } from '../../field-constraints.ts';

/** Refuses a text with a wrong length, in characters. */
export const lengthRefusal = (
  text: string,
  { minLength, maxLength }: Pick<FieldConstraints, 'minLength' | 'maxLength'>,
): Refusal | null => {
  if (minLength === null && maxLength === null) return null;
  const length = [...text].length;
  if (minLength !== null && length < minLength) return refuse('TooShort', { min: minLength });
  return maxLength !== null && length > maxLength ? refuse('TooLong', { max: maxLength }) : null;
};
