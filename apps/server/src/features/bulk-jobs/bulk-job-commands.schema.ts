import { importLimits } from '@baton/domain/import/import-table';
import { builder } from '../../platform/graphql/builder.ts';
import { BulkJobRef, BulkRowChoiceRef } from './bulk-job.schema.ts';
import { updateBulkCells } from './check-bulk-rows.ts';
import { cancelBulkJob, discardBulkJob, runBulkJob } from './move-bulk-job.ts';

const BulkCellInput = builder.inputType('BulkCellInput', {
  description: 'New text of a cell.',
  fields: (t) => ({
    row: t.int({ required: true, description: 'Row number in the file.' }),
    column: t.int({ required: true, description: 'Column position from 0.' }),
    text: t.string({ required: true, description: 'New text.' }),
  }),
});

const UpdateBulkCellsInput = builder.inputType('UpdateBulkCellsInput', {
  description: 'Input of `updateBulkCells`.',
  fields: (t) => ({
    bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }),
    cells: t.field({
      type: [BulkCellInput],
      required: true,
      description: 'Cells to change.',
      extensions: { maxItems: importLimits.rows * importLimits.columns },
    }),
  }),
});

const RunBulkJobInput = builder.inputType('RunBulkJobInput', {
  description: 'Input of `runBulkJob`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }),
    rows: t.field({
      type: BulkRowChoiceRef,
      required: true,
      description: 'Which rows are processed.',
    }),
  }),
});

const BulkJobInput = builder.inputType('BulkJobInput', {
  description: 'Input of `cancelBulkJob` and `discardBulkJob`.',
  fields: (t) => ({ bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }) }),
});

builder.mutationFields((t) => ({
  updateBulkCells: t.field({
    type: BulkJobRef,
    description: 'Changes cells of a draft and checks the rows again.',
    args: { input: t.arg({ type: UpdateBulkCellsInput, required: true }) },
    resolve: (_, { input }, context) => updateBulkCells(context, input.bulkJobId, input.cells),
  }),
  runBulkJob: t.field({
    type: BulkJobRef,
    description: 'Processes the remaining rows in the background, also after it was stopped.',
    args: { input: t.arg({ type: RunBulkJobInput, required: true }) },
    resolve: (_, { input }, context) => runBulkJob(context, input),
  }),
  cancelBulkJob: t.field({
    type: BulkJobRef,
    description: 'Stops a bulk job. Started workflows continue, and sent invitations stay valid.',
    args: { input: t.arg({ type: BulkJobInput, required: true }) },
    resolve: (_, { input }, context) => cancelBulkJob(context, input.bulkJobId),
  }),
  discardBulkJob: t.field({
    type: 'ID',
    description: 'Deletes a draft with its rows.',
    args: { input: t.arg({ type: BulkJobInput, required: true }) },
    resolve: (_, { input }, context) => discardBulkJob(context, input.bulkJobId),
  }),
}));
