/** Bounds of fields: generous for people, finite for machines. */
export const fieldLimits = {
  fields: 1000,
  /** Fields of one task, and of the questions at the start. */
  instances: 300,
  options: 500,
  optionLength: 200,
  textLength: 20_000,
  /** Product objects that are added at once. */
  addedObjects: 1000,
  /** Choices or people in one value. */
  items: 200,
  /** Of a table. */
  columns: 50,
  rows: 10_000,
} as const;
