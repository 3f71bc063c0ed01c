import { importLimits } from '@baton/domain/import/import-table';
import { builder } from '../../platform/graphql/builder.ts';
import { ColumnDayOrderInput, ImportSourceInput } from '../imports/index.ts';
import { BulkRowChoiceRef, BulkStartRef, toMapping } from './bulk-start.schema.ts';
import { mendBulkCells, saveBulkMapping } from './check-bulk-rows.ts';
import { createBulkStart } from './create-bulk-start.ts';
import { cancelBulkStart, discardBulkStart, runBulkStart } from './move-bulk-start.ts';

const CreateBulkStartInput = builder.inputType('CreateBulkStartInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    blueprintId: t.id({ required: true }),
    source: t.field({ type: ImportSourceInput, required: true }),
    tableId: t.string({ required: true, description: 'Table of the file.' }),
  }),
});

const BulkMappingInput = builder.inputType('BulkMappingInput', {
  fields: (t) => ({
    fields: t.field({
      type: t.listRef('ID', { required: false }),
      required: true,
      description: 'Intake field of each column.',
    }),
    name: t.int(),
    owner: t.int(),
    start: t.int(),
    dayOrders: t.field({
      type: [ColumnDayOrderInput],
      description: 'Selected order of day and month for columns. Others stay as they are.',
    }),
  }),
});

const SaveBulkMappingInput = builder.inputType('SaveBulkMappingInput', {
  fields: (t) => ({
    bulkStartId: t.id({ required: true }),
    mapping: t.field({ type: BulkMappingInput, required: true }),
    ownerId: t.id({ required: true }),
  }),
});

const BulkCellInput = builder.inputType('BulkCellInput', {
  fields: (t) => ({
    row: t.int({ required: true, description: 'Row number in the file.' }),
    column: t.int({ required: true, description: 'Column position from 0.' }),
    text: t.string({ required: true }),
  }),
});

const MendBulkCellsInput = builder.inputType('MendBulkCellsInput', {
  fields: (t) => ({
    bulkStartId: t.id({ required: true }),
    cells: t.field({
      type: [BulkCellInput],
      required: true,
      extensions: { maxItems: importLimits.rows * importLimits.columns },
    }),
  }),
});

const RunBulkStartInput = builder.inputType('RunBulkStartInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    bulkStartId: t.id({ required: true }),
    rows: t.field({ type: BulkRowChoiceRef, required: true }),
  }),
});

const BulkStartInput = builder.inputType('BulkStartInput', {
  fields: (t) => ({ bulkStartId: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  createBulkStart: t.field({
    type: BulkStartRef,
    description: 'Stores the rows of a file as a draft. Starts nothing.',
    args: { input: t.arg({ type: CreateBulkStartInput, required: true }) },
    resolve: (_, { input }, context) => createBulkStart(context, input),
  }),
  saveBulkMapping: t.field({
    type: BulkStartRef,
    description: 'Changes the meaning of columns and checks all rows again.',
    args: { input: t.arg({ type: SaveBulkMappingInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveBulkMapping(context, {
        ...input,
        mapping: toMapping(input.mapping),
        dayOrders: input.mapping.dayOrders ?? [],
      }),
  }),
  mendBulkCells: t.field({
    type: BulkStartRef,
    args: { input: t.arg({ type: MendBulkCellsInput, required: true }) },
    resolve: (_, { input }, context) => mendBulkCells(context, input.bulkStartId, input.cells),
  }),
  runBulkStart: t.field({
    type: BulkStartRef,
    description: 'Starts the remaining rows in the background, also after it was stopped.',
    args: { input: t.arg({ type: RunBulkStartInput, required: true }) },
    resolve: (_, { input }, context) => runBulkStart(context, input),
  }),
  cancelBulkStart: t.field({
    type: BulkStartRef,
    description: 'Stops a bulk start. Started workflows continue.',
    args: { input: t.arg({ type: BulkStartInput, required: true }) },
    resolve: (_, { input }, context) => cancelBulkStart(context, input.bulkStartId),
  }),
  discardBulkStart: t.field({
    type: 'ID',
    description: 'Deletes a bulk start draft with its rows.',
    args: { input: t.arg({ type: BulkStartInput, required: true }) },
    resolve: (_, { input }, context) => discardBulkStart(context, input.bulkStartId),
  }),
}));
