import {
  type ImportColumn,
  type ImportDocument,
  type ImportedRow,
  type ImportedTable,
  type ImportIssue,
  importLimits,
} from '@baton/domain/import/import-table';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { PlannedDateColumn } from '@baton/domain/import/plan/plan-date-columns';
import type { StageStart } from '@baton/domain/import/plan/plan-stage-dates';
import { suggestMapping } from '@baton/domain/import/mapping/suggest-mapping';
import { fileText } from '../../platform/graphql/documents/argument-limits.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { BlueprintContentRef, BlueprintPayloadRef } from '../blueprints/index.ts';
import type { PartyNode } from '../people/index.ts';
import { importBlueprint } from './import-blueprint.ts';
import { planSource, type PlannedSource } from './plan-source.ts';
import { previewImport, readTables } from './preview-import.ts';

const ImportColumnRef = builder.enumType('ImportColumn', {
  description: 'Meaning of a column in an imported table.',
  values: enumValues<ImportColumn>({
    IGNORE: "The column isn't imported.",
    STAGE: 'Name of the stage.',
    TASK: 'Name of the task.',
    ASSIGNEE: 'Assignees.',
    DESCRIPTION: 'Description of the task.',
    START_DATE: 'Start date.',
    DUE_DATE: 'Due date.',
    DURATION: 'Duration.',
    APPROVAL: 'Approvers.',
    TAGS: 'Tags.',
    TASK_ID: 'Number or key of the task, which predecessors refer to.',
    PREDECESSORS: 'Tasks that must be completed first.',
  }),
});
export const DayOrderRef = builder.enumType('DayOrder', {
  description: 'Whether the day or the month comes first in dates in digits.',
  values: enumValues<DayOrder>({
    DMY: 'Day first.',
    MDY: 'Month first.',
  }),
});
const ImportStageStartRef = builder.enumType('ImportStageStart', {
  description: 'How the stages of an imported plan start.',
  values: enumValues<StageStart>({
    DATE: 'Each on its first date.',
    PREVIOUS_STAGE: 'One after the other.',
  }),
});
export const ImportSeverityRef = builder.enumType('ImportSeverity', {
  description: 'Severity of a finding.',
  values: enumValues({
    ERROR: 'The finding blocks the import.',
    WARNING: "The finding doesn't block the import.",
  }),
});

const ImportRecordRef = builder.objectRef<ImportedRow>('ImportRecord').implement({
  description: 'Row of a file with its original cells.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Row number in the file.' }),
    cells: t.exposeStringList('cells', { description: 'Texts of the cells, by column.' }),
  }),
});

const ImportTableRef = builder.objectRef<ImportedTable>('ImportTable').implement({
  description: 'Table in a file.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the table.' }),
    title: t.exposeString('title', { description: 'Heading above the table, or the sheet name.' }),
    columns: t.exposeStringList('columns', { description: 'Names of the columns.' }),
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
    rowCount: t.int({ description: 'Number of rows.', resolve: ({ rows }) => rows.length }),
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
    row: t.exposeInt('row', {
      nullable: true,
      description: 'Row number in the file. Null if it concerns no single row.',
    }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Name of the column. Null if it concerns no single column.',
    }),
    code: t.exposeString('code', { description: 'Message code.' }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ params }) => toErrorParams(params),
    }),
    severity: t.field({
      type: ImportSeverityRef,
      description: 'Severity of the finding.',
      resolve: ({ severity }) => severity,
    }),
  }),
});

const ImportPreviewRef = builder.objectRef<ImportDocument>('ImportPreview').implement({
  description: 'Content of a file.',
  fields: (t) => ({
    sourceName: t.exposeString('sourceName', { description: 'Name of the file.' }),
    suggestedName: t.exposeString('suggestedName', {
      description: 'Suggested name of the blueprint.',
    }),
    tables: t.field({
      type: [ImportTableRef],
      description: 'Tables in the file.',
      resolve: ({ tables }) => tables,
    }),
    issues: t.field({
      type: [ImportIssueRef],
      description: 'Errors and warnings about the file.',
      resolve: ({ issues }) => issues,
    }),
  }),
});

const DateExampleRef = builder
  .objectRef<NonNullable<PlannedDateColumn['example']>>('ImportDateExample')
  .implement({
    description: 'A cell with a date, and the date that it means.',
    fields: (t) => ({
      text: t.exposeString('text', { description: 'Text in the file.' }),
      date: t.field({
        type: 'Date',
        description: "Date that the text is read as. Null if it isn't a date.",
        resolve: ({ date }) => date,
      }),
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

/** Returns all people, teams, and roles in the plan, including missing ones. */
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
      description: 'Content of the blueprint.',
      resolve: (planned) => ({ content: planned.plan.content, parties: partiesOfPlan(planned) }),
    }),
    newRoles: t.stringList({
      description: 'Names of the roles that would be created.',
      resolve: ({ plan }) => plan.newRoles.map(({ name }) => name),
    }),
    startDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day that offsets count from. Null without offsets.',
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
    issues: t.field({
      type: [ImportIssueRef],
      description: 'Errors and warnings.',
      resolve: ({ plan }) => plan.issues,
    }),
  }),
});

export const ImportSourceInput = builder.inputType('ImportSourceInput', {
  description: 'Input of `previewImport` and `readTables`.',
  fields: (t) => ({
    fileName: t.string({ required: true, description: 'Name of the file. Null for pasted text.' }),
    data: t.string({
      description: 'Base64 of the file, or null when text is given.',
      extensions: fileText,
    }),
    text: t.string({ description: 'Pasted text. Null for a file.', extensions: fileText }),
    headerRow: t.int({
      description:
        'Header row number in the file. 0: no header row. Default: the first plausible row.',
    }),
  }),
});
export const ColumnDayOrderInput = builder.inputType('ColumnDayOrderInput', {
  description: 'Order of day and month in a column.',
  fields: (t) => ({
    column: t.int({ required: true, description: 'Position of the column, from 0.' }),
    order: t.field({
      type: DayOrderRef,
      required: true,
      description: 'Whether the day or the month comes first.',
    }),
  }),
});
const ImportMappingInput = builder.inputType('ImportMappingInput', {
  description: 'How a table is imported.',
  fields: (t) => ({
    tableId: t.id({ required: true, description: 'ID of the table in the preview.' }),
    columns: t.field({
      type: [ImportColumnRef],
      required: true,
      description: 'Meaning of each column.',
    }),
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
  description: 'Input of `planImport`.',
  fields: (t) => ({
    source: t.field({
      type: ImportSourceInput,
      required: true,
      description: 'File or text to read.',
    }),
    mapping: t.field({
      type: ImportMappingInput,
      required: true,
      description: 'How the table is imported.',
    }),
  }),
});
const ImportBlueprintInput = builder.inputType('ImportBlueprintInput', {
  description: 'Input of `importBlueprint`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    name: t.string({ required: true, description: 'Name of the blueprint.' }),
    source: t.field({
      type: ImportSourceInput,
      required: true,
      description: 'File or text to read.',
    }),
    mapping: t.field({
      type: ImportMappingInput,
      required: true,
      description: 'How the table is imported.',
    }),
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
