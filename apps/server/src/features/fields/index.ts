export {
  AskedFieldRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
  FieldOriginInput,
  FieldOriginRef,
  InputTypeRef,
} from './asked-field.schema.ts';
