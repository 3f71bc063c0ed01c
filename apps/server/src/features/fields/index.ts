export {
  FieldDefinitionRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
  FieldOptionRef,
  InputTypeRef,
} from './field-definition.schema.ts';
export { typedValues } from './typed-value-inputs.ts';
export {
  ConditionOperatorRef,
  FilterOperatorRef,
  FormEffectRef,
  MatchRef,
} from './comparison-types.ts';
export { translatedField, namedPlaces, fieldLabelsAt } from './translated-field.ts';
export { pinnedForms } from './pinned-forms.ts';
