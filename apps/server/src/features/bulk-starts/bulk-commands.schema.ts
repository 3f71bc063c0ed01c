import type { BulkMapping } from '@baton/domain/bulk/bulk-mapping';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { builder } from '../../platform/graphql/builder.ts';
import { ColumnDayOrderInput, ImportSourceInput } from '../imports/index.ts';
import { BulkStartRef } from './bulk-start.schema.ts';
import { createBulkStart } from './create-bulk-start.ts';
import { saveBulkMapping } from './save-bulk-mapping.ts';

const CreateBulkStartInput = builder.inputType('CreateBulkStartInput', {
  description: 'Input of `createBulkStart`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    source: t.field({
      type: ImportSourceInput,
      required: true,
      description: 'File or text to read.',
    }),
    tableId: t.string({ required: true, description: 'Table of the file.' }),
  }),
});

const BulkMappingInput = builder.inputType('BulkMappingInput', {
  description: 'Meaning of the columns of a file. Columns count from 0.',
  fields: (t) => ({
    fields: t.field({
      type: t.listRef('ID', { required: false }),
      required: true,
      description: 'Intake field of each column.',
    }),
    name: t.int({ description: 'Null if names come from the name template of the blueprint.' }),
    owner: t.int({
      description: 'Column with the owner. Null for the person who starts the workflows.',
    }),
    start: t.int({ description: 'Column with the start date. Null for today.' }),
    dayOrders: t.field({
      type: [ColumnDayOrderInput],
      description: 'Selected order of day and month for columns. Others stay as they are.',
    }),
  }),
});

const SaveBulkMappingInput = builder.inputType('SaveBulkMappingInput', {
  description: 'Input of `saveBulkMapping`.',
  fields: (t) => ({
    bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }),
    mapping: t.field({
      type: BulkMappingInput,
      required: true,
      description: 'Meaning of the columns.',
    }),
    ownerId: t.id({
      required: true,
      description: 'ID of the owner for rows without one. Null for the person who starts them.',
    }),
  }),
});

const toMapping = ({
  fields,
  name,
  owner,
  start,
}: {
  readonly fields: readonly (string | null | undefined)[];
  readonly name?: number | null | undefined;
  readonly owner?: number | null | undefined;
  readonly start?: number | null | undefined;
}): BulkMapping => ({
  fields: fields.map((key) => (key == null ? null : asId<InstanceKey>(key))),
  name: name ?? null,
  owner: owner ?? null,
  start: start ?? null,
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
}));
