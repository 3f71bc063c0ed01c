/**
 * Types whose `id` is unique only within their parent, such as an option within its field. Others
 * describe an object that has its own record, with their own texts.
 */
export const namedInPlace: ReadonlySet<string> = new Set([
  'BulkStartedWorkflow',
  'CustomFieldUse',
  'FieldOption',
  'FormUse',
  'FormVariantOf',
  'InboxWorkflow',
  'LinkableWorkflow',
  'LinkedWorkflowReference',
  'NamingBlueprint',
  'RelatedBlueprint',
  'RunConditionOption',
  'StartedBlueprint',
]);

/** Returns the store id of an object in a response, or undefined to store it under its path. */
export const recordId = (
  value: Readonly<Record<string, unknown>>,
  typeName: string,
): string | undefined =>
  typeof value['id'] === 'string' && !namedInPlace.has(typeName) ? value['id'] : undefined;
