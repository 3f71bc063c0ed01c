/**
 * Types whose `id` names something only where they stand: an option has its id within its field,
 * and beside each language and edition of its form; the others speak of a thing that has a
 * record of its own, in words of theirs.
 */
export const namedInPlace: ReadonlySet<string> = new Set([
  'BulkStartedWorkflow',
  'CustomFieldUse',
  'FieldOption',
  'FormUse',
  'FormVariantOf',
  'LinkableWorkflow',
  'LinkedWorkflowReference',
  'RelatedBlueprint',
  'RunConditionOption',
  'StartedBlueprint',
]);

/** Under which id an object of an answer is kept; undefined: under the path that leads to it. */
export const recordId = (
  value: Readonly<Record<string, unknown>>,
  typeName: string,
): string | undefined =>
  typeof value['id'] === 'string' && !namedInPlace.has(typeName) ? value['id'] : undefined;
