import type { CustomFieldId, FieldKey } from '../core/ids.ts';
import { asId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintField, FieldOrigin } from './field.ts';
import { fieldKinds } from './field-kinds.ts';
import { fittedField } from './fitted-field.ts';
import { isSameName } from '../core/folded-name.ts';
import { fieldRefusals, writtenFieldRefusals } from './validate-field.ts';

/*
 * Fields of the workspace's library. Blueprints and forms copy an edition and keep it until
 * somebody takes over a newer one.
 */

/** What one edition of a field says. */
export type CustomFieldContent = Omit<BlueprintField, 'key' | 'origin'>;

/** What Baton itself gives to workflows, and what requests by mail bring along (specification 3.3). */
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

/** Whether a name is taken by the product. */
export const isReservedName = (name: string): boolean =>
  reservedFieldNames.some((reserved) => isSameName(reserved, name));

// The library has no keys; a field gets one where it is used.
const anyKey = asId<FieldKey>('00000000-0000-4000-8000-000000000000');

/** The edition of a field by one id, as programs name it. */
export const editionId = ({ field, version }: FieldOrigin): string => `${field}.${version}`;

/** The field as it stands in a blueprint, pinned to the edition that it was copied from. */
export const takenOver = (
  content: CustomFieldContent,
  key: FieldKey,
  origin: { readonly field: CustomFieldId; readonly version: number },
): BlueprintField => ({ ...content, key, origin });

/** The edition without what its kind has no use for. */
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

/** What keeps an edition from being one, after another, by the name of the property. */
export const customFieldRefusals = (
  content: CustomFieldContent,
  before: CustomFieldContent | null = null,
): readonly Refusal[] => {
  const { name, kind, options, columns, mayAppend } = content;
  const at = 'field';
  const keyed = (edition: CustomFieldContent): BlueprintField => ({
    ...edition,
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
