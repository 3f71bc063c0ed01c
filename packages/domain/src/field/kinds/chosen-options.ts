import { findNamed } from '../../core/find-named.ts';
import type { FieldOption, FieldShape, FieldValue } from '../field.ts';
import { fieldLimits } from '../field-limits.ts';
import { parseLine } from './kind-record.ts';

type Choice = Pick<FieldShape, 'options' | 'mayAppend'>;

/** The option that a person means by its name, whatever the capitals (specification 5.4). */
const optionNamed = (
  name: string,
  { options }: Pick<FieldShape, 'options'>,
): FieldOption | undefined => findNamed(options, name);

/**
 * What is kept of one choice: the id of its option. Where the field may be appended to, a
 * word that is no option yet stands for itself; undefined for what is nothing to be chosen.
 */
export const keptChoice = (choice: string, field: Choice): string | undefined => {
  if (field.options.some(({ id }) => id === choice)) return choice;
  const name = parseLine(choice) ?? '';
  if (!field.mayAppend || name === '' || name.length > fieldLimits.optionLength) return undefined;
  return optionNamed(name, field)?.id ?? name;
};

/** What somebody typed for a choice: the name of an option, or its id. */
export const typedChoice = (text: string, field: Choice): string | undefined =>
  optionNamed(text, field)?.id ?? keptChoice(text, field);

/**
 * What an answer, or what it is compared with, stands for: the option of that id or, where words may
 * be answered, of that name. A word that was appended stays in answers as it was when it becomes an option.
 */
export const choiceMeant = (
  text: string,
  { options }: Pick<FieldShape, 'options'>,
): string | undefined =>
  options.find(({ id }) => id === text)?.id ?? optionNamed(text, { options })?.id;

/** A choice in words. One that is no option any more is the word that it stands for. */
export const choiceName = (id: FieldValue, { options }: Pick<FieldShape, 'options'>): string =>
  options.find((option) => option.id === id)?.name ?? String(id);
