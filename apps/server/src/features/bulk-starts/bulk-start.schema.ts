import {
  mayCancelBulkJob,
  mayEditBulkJob,
  mayReadBulkJob,
  mayStartBulkJob,
  type BulkChoice,
} from '@baton/domain/access/bulk-access';
import { isAdministrator } from '@baton/domain/access/actor';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import type { BulkFinding } from '@baton/domain/bulk/bulk-finding';
import {
  bulkDateColumns,
  intakePlaces,
  type BulkMapping,
  type IntakePlace,
} from '@baton/domain/bulk/bulk-mapping';
import { bulkStates } from '@baton/domain/bulk/bulk-table';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { BlueprintRef, blueprints } from '../blueprints/index.ts';
import { DateColumnRef, ImportIssueRef, ImportSeverityRef } from '../imports/index.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import {
  factsOfBulkStart,
  readyCount,
  type BulkRowNode,
  type BulkRowState,
  type BulkStartNode,
} from './bulk-start-node.ts';
import { variantsOfRows, type VariantOfRows } from './bulk-variants.ts';
import {
  bulkRowPage,
  bulkStartById,
  bulkStartsOf,
  versionOfBulkStart,
} from './bulk-starts.queries.ts';

const BulkStartStateRef = builder.enumType('BulkStartState', {
  description:
    'DRAFT: rows are checked and corrected. HALTED: the person who started it can no longer start workflows.',
  values: bulkStates,
});
export const BulkRowChoiceRef = builder.enumType('BulkRowChoice', {
  description: 'ALL: all rows, or none if one has an error. GOOD: only valid rows.',
  values: ['ALL', 'GOOD'] as const satisfies readonly BulkChoice[],
});
const BulkRowStateRef = builder.enumType('BulkRowState', {
  description: 'FAILED: the start of the row was refused.',
  values: ['READY', 'FAULTY', 'STARTED', 'FAILED'] as const satisfies readonly BulkRowState[],
});
const BulkRowFilterRef = builder.enumType('BulkRowFilter', {
  values: ['ALL', 'FAULTY', 'WARNED', 'READY', 'STARTED', 'FAILED'] as const,
});

const BulkRefusalRef = builder.objectRef<Refusal>('BulkStartRefusal').implement({
  description: "Why an action isn't allowed.",
  fields: (t) => ({
    code: t.exposeString('code'),
    params: t.field({ type: [ErrorParamRef], resolve: ({ params }) => toErrorParams(params) }),
  }),
});

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
    owner: t.exposeInt('owner', { nullable: true }),
    start: t.exposeInt('start', { nullable: true }),
  }),
});

const BulkTargetRef = builder.objectRef<IntakePlace>('BulkTarget').implement({
  description: 'Intake field that a column can fill.',
  fields: (t) => ({
    key: t.id({ resolve: ({ instance }) => instance.key }),
    name: t.string({ resolve: ({ field }) => field.name }),
    isRequired: t.boolean({ resolve: ({ instance }) => instance.inputType === 'REQUESTED' }),
  }),
});

const BulkFindingRef = builder.objectRef<BulkFinding>('BulkFinding').implement({
  description: "Error or warning of a row. A row with an error can't start.",
  fields: (t) => ({
    column: t.exposeInt('column', {
      nullable: true,
      description: 'Column position. Null if it concerns the whole row.',
    }),
    severity: t.field({ type: ImportSeverityRef, resolve: ({ severity }) => severity }),
    code: t.exposeString('code'),
    params: t.field({ type: [ErrorParamRef], resolve: ({ params }) => toErrorParams(params) }),
  }),
});

interface StartedWorkflow {
  readonly id: string;
  readonly reference: string;
}

const BulkStartedRef = builder.objectRef<StartedWorkflow>('BulkStartedWorkflow').implement({
  fields: (t) => ({ id: t.exposeID('id'), reference: t.exposeString('reference') }),
});

const BulkRowRef = builder.objectRef<BulkRowNode>('BulkRow').implement({
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Row number in the file.' }),
    cells: t.exposeStringList('cells'),
    state: t.field({ type: BulkRowStateRef, resolve: ({ state }) => state }),
    findings: t.field({ type: [BulkFindingRef], resolve: ({ findings }) => findings }),
    workflow: t.field({
      type: BulkStartedRef,
      nullable: true,
      resolve: ({ workflowId: id, reference }) =>
        id === null || reference === null ? null : { id, reference },
    }),
  }),
});

const BulkVariantRef = builder.objectRef<VariantOfRows>('BulkVariant').implement({
  description: 'Variant with the rows that use it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    rows: t.exposeIntList('rows', { description: 'Row numbers in the file.' }),
  }),
});

interface BulkRowPage {
  readonly job: BulkStartNode;
  readonly rows: readonly BulkRowNode[];
  readonly hasMore: boolean;
}

const BulkRowPageRef = builder.objectRef<BulkRowPage>('BulkRowPage').implement({
  fields: (t) => ({
    rows: t.field({
      type: [BulkRowRef],
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ rows }) => rows,
    }),
    hasMore: t.exposeBoolean('hasMore'),
    variants: t.field({
      type: [BulkVariantRef],
      description: 'Variants that the valid rows of this page use.',
      resolve: ({ job, rows }, _, context) => variantsOfRows(context, job, rows),
    }),
  }),
});

const everyState = ['READY', 'FAULTY', 'STARTED', 'FAILED'] as const;
const mostRows = 1000;

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
  fields: (t) => ({
    id: t.exposeID('id'),
    blueprint: t.field({
      type: BlueprintRef,
      nullable: true,
      resolve: ({ blueprintId }, _, context) => blueprints.byId(context, blueprintId),
    }),
    state: t.field({ type: BulkStartStateRef, resolve: ({ state }) => state }),
    sourceName: t.exposeString('sourceName'),
    columns: t.exposeStringList('columns'),
    mapping: t.field({ type: BulkMappingRef, resolve: ({ mapping }) => mapping }),
    mappingRefusal: t.field({
      type: BulkRefusalRef,
      nullable: true,
      description: 'Why no row can start with this mapping.',
      resolve: ({ mappingRefusal }) => mappingRefusal,
    }),
    targets: t.field({
      type: [BulkTargetRef],
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
    issues: t.field({
      type: [ImportIssueRef],
      description: 'Warnings about the whole file.',
      resolve: ({ issues }) => issues,
    }),
    haltCode: t.exposeString('haltCode', { nullable: true }),
    rowCount: t.exposeInt('rowCount'),
    readyCount: t.int({
      description: 'Rows that can start. 0 while the start of all rows is refused.',
      resolve: readyCount,
    }),
    faultyCount: t.exposeInt('faultyCount'),
    warnedCount: t.exposeInt('warnedCount'),
    startedCount: t.exposeInt('startedCount'),
    failedCount: t.exposeInt('failedCount'),
    createdBy: t.field({ type: UserRef, resolve: ({ createdBy }) => createdBy }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    beganAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ beganAt }) => beganAt }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endedAt }) => endedAt }),
    editRefusal: t.field({
      type: BulkRefusalRef,
      nullable: true,
      resolve: async (job, _, context) =>
        mayEditBulkJob(actorOf(await context.viewer()), {
          createdBy: job.createdBy.id,
          state: job.state,
        }),
    }),
    startRefusal: t.field({
      type: BulkRefusalRef,
      nullable: true,
      args: { rows: t.arg({ type: BulkRowChoiceRef, required: true }) },
      resolve: async (job, { rows }, context) =>
        mayStartBulkJob(actorOf(await context.viewer()), factsOfBulkStart(job), rows),
    }),
    cancelRefusal: t.field({
      type: BulkRefusalRef,
      nullable: true,
      resolve: async (job, _, context) =>
        mayCancelBulkJob(actorOf(await context.viewer()), {
          createdBy: job.createdBy.id,
          state: job.state,
        }),
    }),
    rows: t.field({
      type: BulkRowPageRef,
      description: 'Rows in file order.',
      args: {
        show: t.arg({ type: BulkRowFilterRef, defaultValue: 'ALL' }),
        first: t.arg.int({ required: true }),
        after: t.arg.int({ description: 'Row number after which the page starts.' }),
      },
      resolve: async (job, { show, first, after }, context) => {
        if (first < 1 || first > mostRows)
          throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: mostRows }, 'first'));
        const chosen = everyState.filter((state) => state === show);
        const states = chosen.length === 0 ? everyState : chosen;
        const [rows] = await context.db.read(
          bulkRowPage(job.id, states, show === 'WARNED', after ?? -1, first + 1),
        );
        return { job, rows: rows.slice(0, first), hasMore: rows.length > first };
      },
    }),
  }),
});

const listed = 20;

builder.queryFields((t) => ({
  bulkStart: t.field({
    type: BulkStartRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const [[job]] = await context.db.read(bulkStartById(id));
      const actor = actorOf(await context.viewer());
      return job === undefined || mayReadBulkJob(actor, { createdBy: job.createdBy.id }) !== null
        ? null
        : job;
    },
  }),
  bulkStarts: t.field({
    type: [BulkStartRef],
    description: "Latest bulk starts of a blueprint: the viewer's own, or all for admins.",
    args: { blueprintId: t.arg.id({ required: true }) },
    resolve: async (_, { blueprintId }, context) => {
      const { userId } = await context.viewer();
      const createdBy = isAdministrator(actorOf(await context.viewer())) ? null : userId;
      const [jobs] = await context.db.read(bulkStartsOf(blueprintId, createdBy, listed));
      return jobs;
    },
  }),
}));

export const toMapping = ({
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
