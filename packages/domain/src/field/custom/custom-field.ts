import type { CustomFieldId, FieldKey } from '../../core/ids.ts';
import { asId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintField, FieldOrigin } from '../field.ts';
import { fieldKinds } from '../field-kinds.ts';
import { fittedField } from '../fitted-field.ts';
import { isSameName } from '../../core/names/folded-name.ts';
import { fieldRefusals, writtenFieldRefusals } from '../validate-field.ts';

/**
 * Custom fields of the workspace. Blueprints and forms copy a version and keep it until someone
 * updates it.
 */

/** The content of one version of a custom field. */
export type CustomFieldContent = Omit<BlueprintField, 'key' | 'origin'>;

/** Names that Baton uses itself, or that incoming requests have. */
export const reservedFieldNames = [
  'Submission PDF',
  'Workflow owner',
  'Workflow Reference ID',
  'Workflow end reason',
  'Requestor email',
  'Email attachments',
  'Email body',
  'Email body (PDF)',
  'Email subject',
] as const;

/** Returns whether a name is reserved. */
export const isReservedName = (name: string): boolean =>
  reservedFieldNames.some((reserved) => isSameName(reserved, name));

// Custom fields have no keys; a field gets one where it is used.
const anyKey = asId<FieldKey>('00000000-0000-4000-8000-000000000000');

/** Returns the id of a version, as the API uses it. */
export const customFieldVersionId = ({ field, version }: FieldOrigin): string =>
  `${field}.${version}`;

/** Returns the field as a part of a blueprint, pinned to the copied version. */
export const pinnedField = (
  content: CustomFieldContent,
  key: FieldKey,
  origin: { readonly field: CustomFieldId; readonly version: number },
): BlueprintField => ({ ...content, key, origin });

/** Returns the content without properties that its type doesn't use. */
export const fittedContent = (content: CustomFieldContent): CustomFieldContent => {
  const {
    key: _key,
    origin: _origin,
    ...fitted
  } = fittedField({
    ...content,
    key: anyKey,
    origin: null,
  });
  return { ...fitted, name: fitted.name.trim() };
};

/** Returns why a version is invalid after the previous one, by property. */
export const customFieldRefusals = (
  content: CustomFieldContent,
  before: CustomFieldContent | null = null,
): readonly Refusal[] => {
  const { name, kind, options, columns, mayAppend } = content;
  const at = 'field';
  const keyed = (one: CustomFieldContent): BlueprintField => ({
    ...one,
    key: anyKey,
    origin: null,
  });
  const isNamed = name.trim() !== '' && name !== before?.name;
  const isChoice = fieldKinds[kind].hasOptions;
  return [
    ...fieldRefusals(keyed(content), at),
    ...writtenFieldRefusals(keyed(content), before === null ? undefined : keyed(before), at),
    ...(isNamed && !/\p{L}/u.test(name) ? [refuse('NoLetter', {}, `${at}.name`)] : []),
    ...(isReservedName(name)
      ? [refuse('NameConflict', { object: 'field', name: name.trim() }, `${at}.name`)]
      : []),
    ...(isChoice && options.length === 0 && !mayAppend
      ? [refuse('Required', {}, `${at}.options`)]
      : []),
    ...(kind === 'TABLE' && columns.length === 0 ? [refuse('Required', {}, `${at}.columns`)] : []),
  ].map(({ code, params, field = at }) => refuse(code, params, field.slice(at.length + 1)));
};
