import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import { isPlainDate } from '@baton/domain/core/plain-date';
import { storable } from '@baton/domain/core/unseen-signs';
import type { Automation } from '@baton/domain/automation/automation';
import type { BlueprintContent, BlueprintIntake } from '@baton/domain/blueprint/content';
import type { CellContent, FieldValue, TableRow } from '@baton/domain/field/field';
import type { FormContent } from '@baton/domain/form/form';
import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql';
import { complexityLimits } from './documents/document-limits.ts';
import { instantText } from './instant-text.ts';
import type { RequestContext } from './request-context.ts';

/** Schema builder. Each feature adds its part, and the result is printed to schema.graphql. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: number; Output: number | string | Date };
    Date: { Input: string; Output: string };
    FieldValue: { Input: FieldValue; Output: FieldValue };
    AutomationDocument: { Input: unknown; Output: Automation };
    BlueprintDocument: { Input: unknown; Output: BlueprintContent };
    BlueprintPatch: { Input: unknown; Output: never };
    FormDocument: { Input: unknown; Output: FormContent };
    FormPatch: { Input: unknown; Output: never };
    IntakeDocument: { Input: unknown; Output: BlueprintIntake };
  };
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    // Nested lists cost nothing extra, because the same statement reads them. Lists with pages
    // declare their own cost.
    defaultListMultiplier: 2,
    limit: complexityLimits,
  },
});

builder.queryType({ description: 'Queries that read data.' });
builder.mutationType({ description: 'Commands that change data.' });
builder.subscriptionType({ description: 'Changes that are sent while the client is connected.' });

/** Returns the values of an enum. Each value has a description. */
export const enumValues = <Value extends string>(
  descriptions: Readonly<Record<Value, string>>,
): Readonly<Record<Value, { readonly description: string }>> => {
  const values = Object.entries<string>(descriptions).map(([name, description]) => [
    name,
    { description },
  ]);
  return Object.fromEntries(values);
};

const toInstant = (value: unknown): number => {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  // The date parser accepts days that don't exist and rolls them over.
  const isDay = day !== undefined && isPlainDate(day);
  const instant = isDay && typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError('DateTime must be in ISO 8601 format');
  return instant;
};

/** Date and time, in ISO 8601 with a time zone in the API and in milliseconds in code. */
builder.scalarType('DateTime', {
  description: 'Date and time with a time zone, in ISO 8601.',
  serialize: (value) => instantText(typeof value === 'number' ? value : new Date(value).getTime()),
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : undefined),
});

const toPlainDate = (value: unknown): string => {
  if (typeof value !== 'string' || !isPlainDate(value))
    throw new GraphQLError('Date must have the format yyyy-MM-dd');
  return value;
};

/** Calendar day without a time zone. */
builder.scalarType('Date', {
  description: 'Calendar day without a time zone, as yyyy-MM-dd.',
  serialize: (value) => value,
  parseValue: toPlainDate,
  parseLiteral: (node) => toPlainDate(node.kind === Kind.STRING ? node.value : undefined),
});

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value for a cell or for a field that isn't a table. Returns undefined for anything
 * else.
 */
const toContent = (value: unknown): CellContent | undefined => {
  if (isText(value)) return storable(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter(isText);
  return texts.length === value.length ? texts.map(storable) : undefined;
};

const toRow = (value: unknown): TableRow | undefined => {
  if (!isRecord(value) || !isText(value['row']) || !isRecord(value['cells'])) return undefined;
  const cells: Record<string, CellContent> = {};
  for (const [key, cell] of Object.entries(value['cells'])) {
    if (cell === null) continue;
    const content = toContent(cell);
    if (content === undefined) return undefined;
    cells[key] = content;
  }
  return { row: value['row'], cells };
};

const toFieldValue = (value: unknown): FieldValue => {
  const content = toContent(value);
  if (content !== undefined) return content;
  if (Array.isArray(value)) {
    const rows = value.flatMap((item) => toRow(item) ?? []);
    if (rows.length === value.length) return rows;
  }
  throw new GraphQLError(
    'FieldValue must be a text, a number, a boolean, a list of texts, or a list of rows',
  );
};

builder.scalarType('FieldValue', {
  description:
    'Value of a field: text (dates as yyyy-MM-dd, options by id), number, boolean, list of texts, or table rows as { row, cells } with cells by column key.',
  serialize: (value) => value,
  parseValue: toFieldValue,
  parseLiteral: (node) => toFieldValue(valueFromASTUntyped(node)),
});
