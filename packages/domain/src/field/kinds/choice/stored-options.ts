import { findNamed } from '../../../core/names/find-named.ts';
import type { FieldOption, FieldShape, FieldValue } from '../../field.ts';
import { fieldLimits } from '../../field-limits.ts';
import { parseLine } from '../kind-record.ts';

type Choice = Pick<FieldShape, 'options' | 'mayAppend'>;

/** Returns the option with this name, ignoring case. */
const optionNamed = (
  name: string,
  { options }: Pick<FieldShape, 'options'>,
): FieldOption | undefined => findNamed(options, name);

/**
 * Returns the stored form of an option: its id, or the text if custom values are allowed. Undefined
 * if invalid.
 */
export const storedOption = (choice: string, field: Choice): string | undefined => {
  if (field.options.some(({ id }) => id === choice)) return choice;
  const name = parseLine(choice) ?? '';
  if (!field.mayAppend || name === '' || name.length > fieldLimits.optionLength) return undefined;
  return optionNamed(name, field)?.id ?? name;
};

/** Returns the option that was typed by name or id. */
export const typedChoice = (text: string, field: Choice): string | undefined =>
  optionNamed(text, field)?.id ?? storedOption(text, field);

/**
 * Returns what a stored or compared value means: the option with this id or, if custom values are
 * allowed, this name. A custom value stays in values when it becomes an option.
 */
export const choiceMeant = (
  text: string,
  { options }: Pick<FieldShape, 'options'>,
): string | undefined =>
  options.find(({ id }) => id === text)?.id ?? optionNamed(text, { options })?.id;

/** Returns the name of an option, or the value itself if it isn't an option. */
export const choiceName = (id: FieldValue, { options }: Pick<FieldShape, 'options'>): string =>
  options.find((option) => option.id === id)?.name ?? String(id);
