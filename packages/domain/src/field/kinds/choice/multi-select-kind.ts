import { refuse } from '../../../core/refusal.ts';
import type { FieldShape } from '../../field.ts';
import { writeList } from '../../written/written-list.ts';
import { namesInList } from './choices-in-list.ts';
import { choiceName, storedOption, typedChoice } from './stored-options.ts';
import { cellOf, cellRefused, type KindRecord, listFilters } from '../kind-record.ts';
import { itemsOf, parseList, tooMany } from './value-list.ts';

/** Returns the distinct options in field order, custom values last. */
const arranged = (chosen: readonly string[], { options }: FieldShape): readonly string[] | null => {
  const ids = options.map(({ id }) => id);
  const all = [...ids.filter((id) => chosen.includes(id)), ...chosen];
  return all.length === 0 ? null : [...new Set(all)];
};

/** Returns the values of a typed list, and the pieces without a match. */
const readChoices = (text: string, field: FieldShape) => {
  const pieces = namesInList(text, field.options).map((name) => ({
    name,
    id: typedChoice(name, field),
  }));
  return {
    known: pieces.flatMap(({ id }) => id ?? []),
    unknown: pieces.flatMap(({ name, id }) => (id === undefined ? [name] : [])),
  };
};

/** Any number of options, in field order. */
export const multiSelectKind: KindRecord = {
  isMultiple: true,
  hasOptions: true,
  takesWords: true,
  filters: listFilters,
  constraints: [],
  parse: (raw, field) => {
    const selected = parseList(raw);
    if (selected === null || selected === undefined) return selected;
    return arranged(
      selected.flatMap((choice) => storedOption(choice, field) ?? []),
      field,
    );
  },
  validate: tooMany,
  compare: null,
  format: (value, field) => writeList(itemsOf(value).map((id) => choiceName(id, field))),
  parseText: (text, field) => {
    const { known, unknown } = readChoices(text, field);
    return unknown.length > 0 ? undefined : arranged(known, field);
  },
  parseCell: (text, field) => {
    const { known, unknown } = readChoices(text, field);
    return unknown.length === 0
      ? cellOf(arranged(known, field))
      : cellRefused(refuse('UnknownOptions', { count: unknown.length, list: writeList(unknown) }));
  },
};
