import { asId, type FieldKey } from '../core/ids.ts';
import { noConstraints, type FieldConstraints } from './field-constraints.ts';
import type {
  FieldDefinition,
  BlueprintField,
  ColumnKind,
  FieldColumn,
  FieldKind,
  FieldOption,
} from './field.ts';
import { newConstraints } from './fitted-field.ts';

/** Fields of workflows and custom fields in the API. */

type Maybe<T> = T | null | undefined;

/** Constraints in API input; missing ones don't apply. */
export type ApiConstraints = {
  readonly [Name in keyof FieldConstraints]?: Maybe<
    Name extends 'maxParties' ? number : FieldConstraints[Name]
  >;
};

/** Constraints in API output; all are present, since an editor sends back what it read. */
export type ReadConstraints = {
  readonly [Name in keyof FieldConstraints]: Maybe<
    Name extends 'maxParties' ? number : FieldConstraints[Name]
  >;
};

/** A field in the API. */
interface ApiAsked {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit?: Maybe<string>;
  readonly constraints?: Maybe<ApiConstraints>;
  readonly mayAppend?: Maybe<boolean>;
}

interface ApiColumn extends ApiAsked {
  readonly kind: ColumnKind;
  readonly key: string;
  readonly required: boolean;
}

export interface ApiShape extends ApiAsked {
  readonly columns?: Maybe<readonly ApiColumn[]>;
}

/**
 * Missing constraints don't apply, except decimals, which have the default of the type. An explicit
 * null stays.
 */
const constraintsFromApi = (given: Maybe<ApiConstraints>, kind: FieldKind): FieldConstraints => ({
  decimals: given?.decimals === undefined ? newConstraints(kind).decimals : given.decimals,
  grouping: given?.grouping ?? noConstraints.grouping,
  min: given?.min ?? noConstraints.min,
  max: given?.max ?? noConstraints.max,
  minLength: given?.minLength ?? noConstraints.minLength,
  maxLength: given?.maxLength ?? noConstraints.maxLength,
  oneLine: given?.oneLine ?? noConstraints.oneLine,
  markdown: given?.markdown ?? noConstraints.markdown,
  withTime: given?.withTime ?? noConstraints.withTime,
  startOfDay: given?.startOfDay ?? noConstraints.startOfDay,
  day: given?.day ?? noConstraints.day,
  maxParties: given?.maxParties === 1 ? 1 : -1,
  multiple: given?.multiple ?? noConstraints.multiple,
  documentTypes: given?.documentTypes ?? noConstraints.documentTypes,
  allowLink: given?.allowLink ?? noConstraints.allowLink,
  maxKilobytes: given?.maxKilobytes ?? noConstraints.maxKilobytes,
});

const askedFromApi = (field: ApiAsked): Omit<FieldDefinition, 'key'> => ({
  name: field.name,
  kind: field.kind,
  options: field.options.map(({ id, name }) => ({ id, name })),
  unit: field.unit ?? null,
  constraints: constraintsFromApi(field.constraints, field.kind),
  mayAppend: field.mayAppend ?? false,
});

const columnFromApi = ({ key, required, ...column }: ApiColumn): FieldColumn => ({
  key: asId<FieldKey>(key),
  ...askedFromApi(column),
  kind: column.kind,
  required,
});

/** Returns the shape of a field for the rules of its type. */
export const shapeFromApi = (field: ApiShape): Omit<BlueprintField, 'key' | 'origin'> => ({
  ...askedFromApi(field),
  columns: (field.columns ?? []).map(columnFromApi),
});
