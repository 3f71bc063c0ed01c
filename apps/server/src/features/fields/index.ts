export {
  AskedFieldRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
  FieldOptionRef,
  InputTypeRef,
} from './asked-field.schema.ts';
export { typedValues } from './typed-value-inputs.ts';
export {
  ConditionOperatorRef,
  FilterOperatorRef,
  FormEffectRef,
  MatchRef,
} from './comparison-types.ts';
export { askedAt, namedPlaces, fieldLabelsAt } from './asked-words.ts';
export { pinnedForms } from './pinned-forms.ts';
