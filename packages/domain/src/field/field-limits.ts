/** Limits of fields. */
export const fieldLimits = {
  fields: 1000,
  /** Fields of one task or intake form. */
  instances: 300,
  options: 500,
  optionLength: 200,
  textLength: 20_000,
  /** Product objects that one request can add. */
  addedObjects: 1000,
  /** Options or people in one value. */
  items: 200,
  /** Limits of tables. */
  columns: 50,
  rows: 10_000,
} as const;
