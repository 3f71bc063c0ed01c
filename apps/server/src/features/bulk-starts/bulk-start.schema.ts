import { isAdministrator } from '@baton/domain/party/actor';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import {
  bulkDateColumns,
  intakePlaces,
  type BulkMapping,
  type IntakePlace,
} from '@baton/domain/bulk/bulk-mapping';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { BlueprintRef, listedBlueprint } from '../blueprints/index.ts';
import { BulkJobRef, BulkRowPageRef, bulkJobs, type BulkStartNode } from '../bulk-jobs/index.ts';
import { DateColumnRef } from '../imports/index.ts';
import { PartyRef } from '../people/index.ts';
import { variantsOfRows, type VariantOfRows } from './bulk-variants.ts';
import { versionOfBulkStart } from './bulk-starts.queries.ts';

const BulkMappingRef = builder.objectRef<BulkMapping>('BulkMapping').implement({
  description: 'Meaning of the columns of a table. Columns count from 0.',
  fields: (t) => ({
    fields: t.field({
      type: t.listRef('ID', { nullable: true }),
      description: 'Intake field of each column.',
      resolve: ({ fields }) => fields,
    }),
    name: t.exposeInt('name', {
      nullable: true,
      description: 'Null if names come from the name template of the blueprint.',
    }),
    owner: t.exposeInt('owner', {
      nullable: true,
      description: 'Column with the owner. Null for the person who starts the workflows.',
    }),
    start: t.exposeInt('start', {
      nullable: true,
      description: 'Column with the start date. Null for today.',
    }),
  }),
});

const BulkTargetRef = builder.objectRef<IntakePlace>('BulkTarget').implement({
  description: 'Intake field that a column can fill.',
  fields: (t) => ({
    key: t.id({ description: 'Key of the intake field.', resolve: ({ instance }) => instance.key }),
    name: t.string({ description: 'Name of the field.', resolve: ({ field }) => field.name }),
    isRequired: t.boolean({
      description: 'True if each row needs a value.',
      resolve: ({ instance }) => instance.inputType === 'REQUESTED',
    }),
  }),
});

const BulkVariantRef = builder.objectRef<VariantOfRows>('BulkVariant').implement({
  description: 'Variant with the rows that use it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the variant.' }),
    rows: t.exposeIntList('rows', { description: 'Row numbers in the file.' }),
  }),
});

builder.objectField(BulkRowPageRef, 'variants', (t) =>
  t.field({
    type: [BulkVariantRef],
    description: 'Variants that the valid rows of this page use.',
    resolve: ({ job, rows }, _, context) =>
      job.kind === 'WORKFLOWS' ? variantsOfRows(context, job, rows) : [],
  }),
);

const placesOf = async (
  { versionId }: BulkStartNode,
  context: RequestContext,
): Promise<readonly IntakePlace[]> => {
  const [[version]] = await context.db.read(versionOfBulkStart(versionId));
  return version === undefined
    ? []
    : intakePlaces(completeContent(version.content), await localeOf(context));
};

export const BulkStartRef = builder.objectRef<BulkStartNode>('BulkStart').implement({
  description: 'Workflows started from the rows of a file, each row once.',
  interfaces: [BulkJobRef],
  fields: (t) => ({
    blueprint: t.field({
      type: BlueprintRef,
      nullable: true,
      description: 'Blueprint that the workflows start from. Null if it was deleted.',
      resolve: ({ blueprintId }, _, context) => listedBlueprint(context, blueprintId),
    }),
    mapping: t.field({
      type: BulkMappingRef,
      description: 'Meaning of the columns.',
      resolve: ({ mapping }) => mapping,
    }),
    targets: t.field({
      type: [BulkTargetRef],
      description: 'Intake fields that columns can fill.',
      resolve: (job, _, context) => placesOf(job, context),
    }),
    dateColumns: t.field({
      type: [DateColumnRef],
      description: 'How the dates of each column are read.',
      resolve: async (job, _, context) => {
        const [[version]] = await context.db.read(versionOfBulkStart(job.versionId));
        return version === undefined
          ? []
          : bulkDateColumns(job.mapping, completeContent(version.content), job.locale);
      },
    }),
    owner: t.field({
      type: PartyRef,
      description: 'Owner of workflows whose row names no owner.',
      resolve: ({ owner }) => owner,
    }),
  }),
});

const listed = 20;

builder.queryField('bulkStarts', (t) =>
  t.field({
    type: [BulkStartRef],
    description: "Latest bulk starts of a blueprint: the viewer's own, or all for admins.",
    args: { blueprintId: t.arg.id({ required: true, description: 'ID of the blueprint.' }) },
    resolve: async (_, { blueprintId }, context) => {
      const { userId } = await context.viewer();
      const createdBy = isAdministrator(actorOf(await context.viewer())) ? null : userId;
      const [jobs] = await context.db.read(bulkJobs.bulkStartsOf(blueprintId, createdBy, listed));
      return jobs;
    },
  }),
);
