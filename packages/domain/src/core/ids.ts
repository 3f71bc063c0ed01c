/**
 * Branded identifiers. At run time each is a UUIDv7 string (or, for the keys of a
 * blueprint, a UUID that stays the same from version to version); the brand keeps
 * one kind of id from being handed in where another is meant.
 */
declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type TenantId = Id<'Tenant'>;
export type PartyId = Id<'Party'>;
export type BlueprintId = Id<'Blueprint'>;
export type BlueprintVersionId = Id<'BlueprintVersion'>;
/** Key of a stage inside a blueprint; stable across versions. */
export type StageKey = Id<'StageKey'>;
/** Key of a task or of a child approval inside a blueprint; stable across versions. */
export type TaskKey = Id<'TaskKey'>;
/** Key of a field inside a blueprint; stable across versions. */
export type FieldKey = Id<'FieldKey'>;
export type CustomFieldId = Id<'CustomFieldId'>;
export type ProductObjectId = Id<'ProductObjectId'>;
/** Key of a field at one place of a blueprint: on a task, or asked at the start. Stable across versions. */
export type InstanceKey = Id<'InstanceKey'>;
/** A form of the workspace. */
export type FormId = Id<'Form'>;
/** Key of a form inside a blueprint. Stable across versions. */
export type FormKey = Id<'FormKey'>;
/** Keys inside a form; stable across versions. */
export type FormSectionKey = Id<'FormSectionKey'>;
export type FormItemKey = Id<'FormItemKey'>;
export type WorkflowId = Id<'Workflow'>;
export type StageId = Id<'Stage'>;
export type TaskId = Id<'Task'>;

/** A moment: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;
/** A calendar day without a zone, `yyyy-MM-dd`. */
export type PlainDate = string;
/** Sanitised HTML made only of the tags that rich text allows (see core/rich-text). */
export type RichText = string;

/** The single place where an unbranded string becomes an id: after it was read or made. */
export const asId = <T extends string>(value: string): T => value as T;
