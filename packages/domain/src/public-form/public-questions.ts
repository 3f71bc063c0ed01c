import type { BlueprintContent } from '../blueprint/content.ts';
import type { FormKey, InstanceKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isDocumentKind } from '../field/document-kinds.ts';
import {
  isFilledInByPeople,
  type BlueprintField,
  type FieldInstance,
  type FieldKind,
} from '../field/field.ts';
import { comparisonsOf, isFieldItem } from '../form/form.ts';
import { rulesOfInstance } from '../form/rules/form-rules.ts';

/** Types that list people or objects of the workspace. */
const workspaceKinds: ReadonlySet<FieldKind> = new Set(['PEOPLE', 'PRODUCT_OBJECT']);

const isOfWorkspace = ({ kind, columns }: BlueprintField): boolean =>
  workspaceKinds.has(kind) || columns.some((column) => workspaceKinds.has(column.kind));

type Content = Pick<BlueprintContent, 'fields' | 'forms' | 'intake'>;

const fieldOf = ({ fields }: Content, { field }: FieldInstance): BlueprintField | undefined =>
  fields[field];

/** Returns the fields of the intake form that people without an account fill in. */
export const publicPlaces = (content: Content): ReadonlySet<InstanceKey> =>
  new Set(
    content.intake.flatMap((instance) => {
      const field = fieldOf(content, instance);
      return !isFilledInByPeople(instance) || field === undefined || isOfWorkspace(field)
        ? []
        : [instance.key];
    }),
  );

/** Returns why people without an account can't complete the intake form, or null. */
export const publicFormRefusal = (content: Content): Refusal | null => {
  const blocked = fieldNeedingAccount(content);
  if (blocked !== null) return blocked;
  return publicPlaces(content).size === 0 ? refuse('PublicFormEmpty') : null;
};

/** External links could lead anywhere, so that people without an account can only upload files. */
const withoutLinks = (field: BlueprintField): BlueprintField =>
  isDocumentKind(field.kind)
    ? { ...field, constraints: { ...field.constraints, allowLink: false } }
    : field;

/** Returns the required field that people without an account can't fill in, or null. */
export const fieldNeedingAccount = (content: Content): Refusal | null => {
  const places = publicPlaces(content);
  const blocking = content.intake.find(
    ({ key, inputType }) => inputType === 'REQUESTED' && !places.has(key),
  );
  return blocking === undefined
    ? null
    : refuse('PublicFormNeedsAccount', { name: fieldOf(content, blocking)?.name ?? '' });
};

/** Returns the read-only values that people without an account also see. Files need an account. */
const readOnlyPlaces = (content: Content): readonly InstanceKey[] =>
  content.intake.flatMap((instance) => {
    const field = fieldOf(content, instance);
    const isReadOnly = instance.inputType === 'PROVIDED' || instance.inputType === 'INHERITED';
    const isText = field !== undefined && !isOfWorkspace(field) && !hasDocuments(field);
    return isReadOnly && isText && instance.value !== null ? [instance.key] : [];
  });

const hasDocuments = ({ kind, columns }: BlueprintField): boolean =>
  isDocumentKind(kind) || columns.some((column) => isDocumentKind(column.kind));

/**
 * Returns the part of a blueprint that people without an account see: the fields that they fill in,
 * and preset values that decide whether those are shown.
 */
export const publicContent = (content: Content): Content => shownContent(content, new Set());

/** Returns the form of a task for a guest. It also has the values that the guest only reads. */
export const guestContent = (content: Content): Content =>
  shownContent(content, new Set(readOnlyPlaces(content)));

const shownContent = (content: Content, more: ReadonlySet<InstanceKey>): Content => {
  const places = new Set([...publicPlaces(content), ...more]);
  const compared = new Set(
    content.intake
      .filter(({ key }) => places.has(key))
      .flatMap((instance) => rulesOfInstance(content, content.intake, instance))
      .flatMap((rule) => comparisonsOf(rule).map(({ item }) => item)),
  );
  const intake = content.intake.filter(({ key }) => places.has(key) || compared.has(key));
  const fields = Object.fromEntries(
    intake.flatMap((instance) => {
      const field = fieldOf(content, instance);
      return field === undefined ? [] : [[instance.field, withoutLinks(field)]];
    }),
  );
  const isKept = (form: FormKey, item: string): boolean =>
    intake.some((one) => one.item?.form === form && one.item.item === item);
  const forms = Object.fromEntries(
    Object.entries(content.forms).flatMap(([key, form]) =>
      intake.some((one) => one.item?.form === form.key)
        ? [
            [
              key,
              {
                ...form,
                sections: form.sections.map((section) => ({
                  ...section,
                  items: section.items.filter(
                    (item) => !isFieldItem(item) || isKept(form.key, item.key),
                  ),
                })),
              },
            ],
          ]
        : [],
    ),
  );
  return { fields, forms, intake };
};
