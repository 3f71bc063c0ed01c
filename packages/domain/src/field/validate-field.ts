import { countRefusals, keyRefusals, nameRefusals } from './validate-parts.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { applyingConstraints, maxDecimals } from './field-constraints.ts';
import type { FieldDefinition, BlueprintField } from './field.ts';
import { fieldKinds } from './field-kinds.ts';
import { fieldLimits } from './field-limits.ts';
import { foldedName } from '../core/names/folded-name.ts';
import { hasSemicolon, nameFaults, type NameFault } from './names-apart.ts';
import { isCurrency, isUnit } from './written/written-unit.ts';
import { toDecimals } from './written/written-number.ts';
import { isDeepEqual } from '../core/equality.ts';

const largest = Number.MAX_SAFE_INTEGER;

/** Refuses limits outside the safe range or in the wrong order. */
const boundRefusals = (
  bounds: readonly [number | null, number | null],
  isWhole: boolean,
  least: number,
  at: readonly [string, string],
): readonly Refusal[] => {
  const [min, max] = bounds;
  const wrong = bounds.flatMap((bound, n) => {
    if (bound === null) return [];
    const path = at[n] ?? at[0];
    if (!(bound >= least && bound <= largest))
      return [refuse('OutOfRange', { min: least, max: largest }, path)];
    return isWhole && !Number.isInteger(bound) ? [refuse('NotWhole', {}, path)] : [];
  });
  if (wrong.length > 0 || min === null || max === null || min <= max) return wrong;
  return [refuse('MinAboveMax', { min, max }, at[0])];
};

/** Returns constraints that can't be applied. */
const constraintRefusals = (
  { kind, constraints }: Pick<FieldDefinition, 'kind' | 'constraints'>,
  at: string,
): readonly Refusal[] => {
  const { decimals, min, max, minLength, maxLength, maxKilobytes } = constraints;
  const applying = applyingConstraints(constraints, fieldKinds[kind].constraints);
  const constraintMap = new Map(Object.entries(constraints));
  return [
    ...Object.entries(applying)
      .filter(([name, value]) => !isDeepEqual(value, constraintMap.get(name)))
      .map(([name]) => refuse('WrongValueType', { kind }, `${at}.${name}`)),
    ...(decimals === null ||
    (Number.isInteger(decimals) && decimals >= 0 && decimals <= maxDecimals)
      ? []
      : [refuse('OutOfRange', { min: 0, max: maxDecimals }, `${at}.decimals`)]),
    ...boundRefusals([min, max], decimals === 0, -largest, [`${at}.min`, `${at}.max`]),
    ...boundRefusals([minLength, maxLength], true, 0, [`${at}.minLength`, `${at}.maxLength`]),
    ...(maxKilobytes === null || (Number.isInteger(maxKilobytes) && maxKilobytes >= 1)
      ? []
      : [refuse('OutOfRange', { min: 1, max: largest }, `${at}.maxKilobytes`)]),
  ];
};

const askedRefusals = (field: FieldDefinition, at: string): readonly Refusal[] => {
  const { options, unit, kind, mayAppend } = field;
  const { hasOptions, takesWords } = fieldKinds[kind];
  const ids = new Set(options.map(({ id }) => id));
  const max = fieldLimits.optionLength;
  return [
    ...keyRefusals(field.key, at),
    ...nameRefusals(field.name, `${at}.name`),
    ...countRefusals(options.length, fieldLimits.options, `${at}.options`),
    ...((hasOptions || options.length === 0) && (takesWords || !mayAppend)
      ? []
      : [refuse('WrongValueType', { kind }, `${at}.options`)]),
    ...(ids.size === options.length ? [] : [refuse('InvalidKey', {}, `${at}.options`)]),
    ...(options.some(({ name }) => name.length > max)
      ? [refuse('TooLong', { max }, `${at}.options`)]
      : []),
    ...(unit === null ||
    (kind === 'CURRENCY' && isCurrency(unit)) ||
    (kind === 'NUMBER' && isUnit(unit))
      ? []
      : [refuse('WrongValueType', { kind }, `${at}.unit`)]),
    ...constraintRefusals(field, `${at}.constraints`),
  ];
};

type Offering = Pick<FieldDefinition, 'options'>;

/** Refuses options with a semicolon, which separates list items; existing ones stay. */
const semicolonRefusals = (
  { options }: Offering,
  before: Offering | undefined,
  at: string,
): readonly Refusal[] => {
  const known = new Set(before?.options.map(({ name }) => name));
  return options.some(({ name }) => hasSemicolon(name) && !known.has(name))
    ? [refuse('SemicolonNotAllowed', {}, `${at}.options`)]
    : [];
};

/** Returns new missing and duplicate names; existing ones stay. */
const nameRefusalsWritten = (
  field: BlueprintField,
  before: BlueprintField | undefined,
  at: string,
): readonly Refusal[] => {
  const known = new Set(
    before === undefined ? [] : nameFaults(before).map((fault) => faultKey(fault)),
  );
  return nameFaults(field)
    .filter((fault) => !known.has(faultKey(fault)))
    .map(({ code, column, other }) => {
      const path = code === 'ColumnTwice' ? 'columns' : 'options';
      const place = column === null ? `${at}.${path}` : `${at}.columns.${column}.${path}`;
      return code === 'OptionWithoutName'
        ? refuse('Required', {}, place)
        : refuse(code, { name: other }, place);
    });
};

/** Refuses limits with no number between them. */
const stepRefusals = (
  { decimals, min, max }: FieldDefinition['constraints'],
  at: string,
): readonly Refusal[] => {
  if (decimals === null || min === null || max === null || !(min <= max)) return [];
  const step = 10 ** -decimals;
  const [low, high] = [toDecimals(min, decimals), toDecimals(max, decimals)];
  const least = low < min ? toDecimals(low + step, decimals) : low;
  const most = high > max ? toDecimals(high - step, decimals) : high;
  return decimals > 0 && least > most
    ? [refuse('NoNumberBetween', { decimals, min, max }, `${at}.min`)]
    : [];
};

/** Returns constraints that no value can meet. */
const unanswerableRefusals = ({ constraints }: FieldDefinition, at: string): readonly Refusal[] => {
  const { minLength, maxLength } = constraints;
  const max = fieldLimits.textLength;
  return [
    ...stepRefusals(constraints, `${at}.constraints`),
    ...Object.entries({ minLength, maxLength })
      .filter(([, length]) => (length ?? 0) > max)
      .map(([name]) => refuse('OutOfRange', { min: 0, max }, `${at}.constraints.${name}`)),
  ];
};

/** Returns the constraint errors that weren't there before. */
const constraintRefusalsWritten = (
  field: FieldDefinition,
  before: FieldDefinition | undefined,
  at: string,
): readonly Refusal[] => {
  const known = before === undefined ? [] : unanswerableRefusals(before, at);
  return unanswerableRefusals(field, at).filter(
    (refusal) => !known.some((one) => isDeepEqual(one, refusal)),
  );
};

const faultKey = ({ code, column, other }: NameFault): string =>
  [code, column ?? '', foldedName(other)].join(' ');

const askedRefusalsWritten = (
  field: FieldDefinition,
  before: FieldDefinition | undefined,
  at: string,
): readonly Refusal[] => [
  ...semicolonRefusals(field, before, at),
  ...constraintRefusalsWritten(field, before, at),
];

/**
 * Returns errors of newly written content only, so that documents with older content can still be
 * saved. Custom fields are validated on their own page.
 */
export const writtenFieldRefusals = (
  field: BlueprintField,
  before: BlueprintField | undefined,
  at: string,
): readonly Refusal[] =>
  field.origin === null
    ? [
        ...nameRefusalsWritten(field, before, at),
        ...askedRefusalsWritten(field, before, at),
        ...field.columns.flatMap((column) =>
          askedRefusalsWritten(
            column,
            before?.columns.find(({ key }) => key === column.key),
            `${at}.columns.${column.key}`,
          ),
        ),
      ]
    : [];

/** Returns why a field is invalid, with the path. */
export const fieldRefusals = (field: BlueprintField, at: string): readonly Refusal[] => [
  ...askedRefusals(field, at),
  ...countRefusals(field.columns.length, fieldLimits.columns, `${at}.columns`),
  ...(field.kind === 'TABLE' || field.columns.length === 0
    ? []
    : [refuse('WrongValueType', { kind: field.kind }, `${at}.columns`)]),
  ...(new Set(field.columns.map(({ key }) => key)).size === field.columns.length
    ? []
    : [refuse('InvalidKey', {}, `${at}.columns`)]),
  ...field.columns.flatMap((column) => askedRefusals(column, `${at}.columns.${column.key}`)),
];
