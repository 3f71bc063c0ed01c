/**
 * Branded identifiers. At run time, each is a UUIDv7 string, or for blueprint keys a UUID that
 * stays across versions. The brand prevents mixing up types of ids.
 */
declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type TenantId = Id<'Tenant'>;
export type PartyId = Id<'Party'>;
export type BlueprintId = Id<'Blueprint'>;
export type BlueprintVersionId = Id<'BlueprintVersion'>;
/** Key of a stage in a blueprint; stays across versions. */
export type StageKey = Id<'StageKey'>;
/** Key of a task or child approval in a blueprint; stays across versions. */
export type TaskKey = Id<'TaskKey'>;
/** Key of a field in a blueprint; stays across versions. */
export type FieldKey = Id<'FieldKey'>;
export type CustomFieldId = Id<'CustomFieldId'>;
export type ProductObjectId = Id<'ProductObjectId'>;
/**
 * Key of a field on one task or on the intake form. A field on two tasks has two such keys. Stays
 * across versions.
 */
export type InstanceKey = Id<'InstanceKey'>;
/** A workspace form. */
export type FormId = Id<'Form'>;
/** Key of a form in a blueprint; stays across versions. */
export type FormKey = Id<'FormKey'>;
/** Keys in a form; stay across versions. */
export type FormSectionKey = Id<'FormSectionKey'>;
export type FormItemKey = Id<'FormItemKey'>;
export type WorkflowId = Id<'Workflow'>;
export type StageId = Id<'Stage'>;
export type TaskId = Id<'Task'>;

/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;
/** A calendar day without a time zone, `yyyy-MM-dd`. */
export type PlainDate = string;
/** Sanitized HTML with only the tags of rich text (see core/rich-text). */
export type RichText = string;

/** Brands a string as an id. Use it only where ids are read or created. */
export const asId = <T extends string>(value: string): T => value as T;
