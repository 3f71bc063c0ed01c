import {
  type ImportColumn,
  type ImportDocument,
  type ImportedRow,
  type ImportedTable,
  type ImportIssue,
  importLimits,
} from '@baton/domain/import/import-table';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { dayOrders } from '@baton/domain/field/written/day-order';
import type { PlannedDateColumn } from '@baton/domain/import/plan/plan-date-columns';
import { stageStarts } from '@baton/domain/import/plan/plan-stage-dates';
import { suggestMapping } from '@baton/domain/import/mapping/suggest-mapping';
import { fileText } from '../../platform/graphql/argument-limits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { BlueprintContentRef, BlueprintPayloadRef } from '../blueprints/index.ts';
import type { PartyNode } from '../people/index.ts';
import { importBlueprint } from './import-blueprint.ts';
import { planSource, type PlannedSource } from './plan-source.ts';
import { previewImport, readTables } from './preview-import.ts';

const ImportColumnRef = builder.enumType('ImportColumn', {
  description: 'Meaning of a column in an imported table.',
  values: [
    'IGNORE',
    'STAGE',
    'TASK',
    'ASSIGNEE',
    'DESCRIPTION',
    'START_DATE',
    'DUE_DATE',
    'DURATION',
    'APPROVAL',
    'TAGS',
    'TASK_ID',
    'PREDECESSORS',
  ] as const satisfies readonly ImportColumn[],
});
export const DayOrderRef = builder.enumType('DayOrder', {
  description: 'Whether the day or the month comes first in dates in digits.',
  values: dayOrders,
});
const ImportStageStartRef = builder.enumType('ImportStageStart', {
  description:
    'How the stages of an imported plan start: one after the other, or on their first date.',
  values: stageStarts,
});
export const ImportSeverityRef = builder.enumType('ImportSeverity', {
  values: ['ERROR', 'WARNING'] as const,
});

const ImportRecordRef = builder.objectRef<ImportedRow>('ImportRecord').implement({
  description: 'Row of a file with its original cells.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Row number in the file.' }),
    cells: t.exposeStringList('cells'),
  }),
});

const ImportTableRef = builder.objectRef<ImportedTable>('ImportTable').implement({
  description: 'Table in a file.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { description: 'Heading above the table, or the sheet name.' }),
    columns: t.exposeStringList('columns'),
    rows: t.field({
      type: t.listRef(t.listRef('String')),
      description: `The first ${importLimits.previewRows} rows.`,
      resolve: ({ rows }) => rows.slice(0, importLimits.previewRows).map(({ cells }) => cells),
    }),
    records: t.field({
      type: [ImportRecordRef],
      description: 'All rows.',
      resolve: ({ rows }) => rows,
    }),
    rowCount: t.int({ resolve: ({ rows }) => rows.length }),
    headerRow: t.int({
      description: 'Header row number in the file. 0: no header row.',
      resolve: ({ header }) => header.row,
    }),
    headerChoices: t.field({
      type: [ImportRecordRef],
      description: 'First rows of the file. Each can be the header row.',
      resolve: ({ header }) => header.choices,
    }),
    suggestion: t.field({
      type: [ImportColumnRef],
      description: 'Suggested meaning of each column.',
      resolve: suggestMapping,
    }),
  }),
});

export const ImportIssueRef = builder.objectRef<ImportIssue>('ImportIssue').implement({
  description: 'Something that was read differently or not imported.',
  fields: (t) => ({
    row: t.exposeInt('row', { nullable: true, description: 'Row number in the file.' }),
    column: t.exposeString('column', { nullable: true }),
    code: t.exposeString('code'),
    params: t.field({ type: [ErrorParamRef], resolve: ({ params }) => toErrorParams(params) }),
    severity: t.field({ type: ImportSeverityRef, resolve: ({ severity }) => severity }),
  }),
});

const ImportPreviewRef = builder.objectRef<ImportDocument>('ImportPreview').implement({
  description: 'Content of a file.',
  fields: (t) => ({
    sourceName: t.exposeString('sourceName'),
    suggestedName: t.exposeString('suggestedName'),
    tables: t.field({ type: [ImportTableRef], resolve: ({ tables }) => tables }),
    issues: t.field({ type: [ImportIssueRef], resolve: ({ issues }) => issues }),
  }),
});

const DateExampleRef = builder
  .objectRef<NonNullable<PlannedDateColumn['example']>>('ImportDateExample')
  .implement({
    description: 'A cell with a date, and the date that it means.',
    fields: (t) => ({
      text: t.exposeString('text'),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
    }),
  });

export const DateColumnRef = builder.objectRef<PlannedDateColumn>('ImportDateColumn').implement({
  description: 'How the dates of one column are read.',
  fields: (t) => ({
    column: t.exposeInt('column', { description: 'Position of the column, from 0.' }),
    order: t.field({
      type: DayOrderRef,
      nullable: true,
      description: 'Null if no date of the column depends on the order.',
      resolve: ({ order }) => order,
    }),
    isProven: t.exposeBoolean('isProven', {
      description: 'Whether a day above 12 or a weekday proves the order.',
    }),
    example: t.field({
      type: DateExampleRef,
      nullable: true,
      description: 'Null if the column has no date.',
      resolve: ({ example }) => example,
    }),
  }),
});

/** Returns all parties in the plan, including missing ones. */
const partiesOfPlan = ({ plan, parties }: PlannedSource): readonly PartyNode[] => {
  const known = new Map<string, PartyNode>(
    parties.map(({ id, name, kind }) => [id, { id, name, kind }]),
  );
  for (const { id, name } of plan.newRoles) known.set(id, { id, name, kind: 'ROLE' });
  return partiesOfContent(plan.content).flatMap((id) => known.get(id) ?? []);
};

const ImportPlanRef = builder.objectRef<PlannedSource>('ImportPlan').implement({
  description: 'Blueprint that an import would create.',
  fields: (t) => ({
    content: t.field({
      type: BlueprintContentRef,
      resolve: (planned) => ({ content: planned.plan.content, parties: partiesOfPlan(planned) }),
    }),
    newRoles: t.stringList({
      description: 'Names of the roles that would be created.',
      resolve: ({ plan }) => plan.newRoles.map(({ name }) => name),
    }),
    startDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day that offsets count from.',
      resolve: ({ plan }) => plan.startDate,
    }),
    dateColumns: t.field({
      type: [DateColumnRef],
      description: 'How the dates of each due date column are read.',
      resolve: ({ plan }) => plan.dateColumns,
    }),
    stagesOverlap: t.boolean({
      description: 'True if stages overlap. They should then start by date.',
      resolve: ({ plan }) => plan.stagesOverlap,
    }),
    issues: t.field({ type: [ImportIssueRef], resolve: ({ plan }) => plan.issues }),
  }),
});

export const ImportSourceInput = builder.inputType('ImportSourceInput', {
  fields: (t) => ({
    fileName: t.string({ required: true }),
    data: t.string({
      description: 'Base64 of the file, or null when text is given.',
      extensions: fileText,
    }),
    text: t.string({ extensions: fileText }),
    headerRow: t.int({
      description:
        'Header row number in the file. 0: no header row. Default: the first plausible row.',
    }),
  }),
});
export const ColumnDayOrderInput = builder.inputType('ColumnDayOrderInput', {
  fields: (t) => ({
    column: t.int({ required: true, description: 'Position of the column, from 0.' }),
    order: t.field({ type: DayOrderRef, required: true }),
  }),
});
const ImportMappingInput = builder.inputType('ImportMappingInput', {
  fields: (t) => ({
    tableId: t.id({ required: true }),
    columns: t.field({ type: [ImportColumnRef], required: true }),
    startDate: t.field({
      type: 'Date',
      description: 'Day from which offsets count. Default: the earliest date.',
    }),
    locale: t.string({
      description:
        'Language tag that decides whether the day or the month comes first; default: that of the person.',
    }),
    dayOrders: t.field({
      type: [ColumnDayOrderInput],
      description: 'Selected order of day and month for columns.',
    }),
    stageStart: t.field({
      type: ImportStageStartRef,
      description: 'How stages start; default: PREVIOUS_STAGE.',
    }),
  }),
});
const PlanImportInput = builder.inputType('PlanImportInput', {
  fields: (t) => ({
    source: t.field({ type: ImportSourceInput, required: true }),
    mapping: t.field({ type: ImportMappingInput, required: true }),
  }),
});
const ImportBlueprintInput = builder.inputType('ImportBlueprintInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    name: t.string({ required: true }),
    source: t.field({ type: ImportSourceInput, required: true }),
    mapping: t.field({ type: ImportMappingInput, required: true }),
  }),
});

builder.mutationFields((t) => ({
  readTables: t.field({
    type: ImportPreviewRef,
    description: 'Returns the tables of a file with all rows. Changes nothing.',
    args: { input: t.arg({ type: ImportSourceInput, required: true }) },
    resolve: (_, { input }, context) => readTables(context, input),
  }),
  previewImport: t.field({
    type: ImportPreviewRef,
    description: 'Returns the content of a file. Changes nothing.',
    args: { input: t.arg({ type: ImportSourceInput, required: true }) },
    resolve: (_, { input }, context) => previewImport(context, input),
  }),
  planImport: t.field({
    type: ImportPlanRef,
    description: 'Returns the blueprint that an import would create. Changes nothing.',
    args: { input: t.arg({ type: PlanImportInput, required: true }) },
    resolve: (_, { input }, context) => planSource(context, { ...input, name: null }),
  }),
  importBlueprint: t.field({
    type: BlueprintPayloadRef,
    description: 'Creates the draft blueprint and the new roles.',
    args: { input: t.arg({ type: ImportBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => importBlueprint(context, input),
  }),
}));
