import { refuse } from '@baton/domain/core/refusal';
import {
  mayCancelBulkJob,
  mayEditBulkJob,
  mayReadBulkJob,
  mayStartBulkJob,
  type BulkChoice,
} from '@baton/domain/access/bulk-access';
import type { BulkFinding } from '@baton/domain/bulk/bulk-finding';
import type { bulkStates } from '@baton/domain/bulk-job/bulk-table';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, RefusalRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { ImportIssueRef, ImportSeverityRef } from '../imports/index.ts';
import { UserRef } from '../people/index.ts';
import {
  bulkRowStates,
  factsOfBulkJob,
  readyCount,
  type BulkJobNode,
  type BulkRowNode,
  type BulkRowState,
} from './bulk-job-node.ts';
import { bulkJobById, bulkRowPage } from './bulk-jobs.queries.ts';
import { kindOf } from './bulk-kinds.ts';

const BulkKindRef = builder.enumType('BulkKind', {
  description: 'What each row becomes.',
  values: enumValues<BulkJobNode['kind']>({
    WORKFLOWS: 'A workflow.',
    INVITATIONS: 'An invitation.',
    TASKS: 'A command on a task.',
  }),
});
const BulkJobStateRef = builder.enumType('BulkJobState', {
  description: 'State of a bulk job.',
  values: enumValues<(typeof bulkStates)[number]>({
    CANCELLED: 'Someone stopped it before all rows were processed.',
    COMPLETED: 'All rows are processed.',
    DRAFT: 'Rows are checked and can be corrected.',
    HALTED: 'It stopped because the person who started it lost the permission.',
    RUNNING: 'Rows are being processed.',
  }),
});
export const BulkRowChoiceRef = builder.enumType('BulkRowChoice', {
  description: 'Which rows are processed.',
  values: enumValues<BulkChoice>({
    ALL: 'All rows, or none if one has an error.',
    GOOD: 'Only rows without errors.',
  }),
});
const BulkRowStateRef = builder.enumType('BulkRowState', {
  description: 'State of a row.',
  values: enumValues<BulkRowState>({
    DONE: 'The row was processed.',
    FAILED: 'The row was refused while it was processed.',
    FAULTY: 'The row has an error.',
    READY: 'The row can be processed.',
  }),
});
const BulkRowFilterRef = builder.enumType('BulkRowFilter', {
  description: 'Which rows a page shows.',
  values: enumValues({
    ALL: 'All rows.',
    FAULTY: 'Rows with an error.',
    WARNED: 'Rows with a warning.',
    READY: 'Rows that can be processed.',
    DONE: 'Rows that were processed.',
    FAILED: 'Rows that were refused while they were processed.',
  }),
});

const BulkFindingRef = builder.objectRef<BulkFinding>('BulkFinding').implement({
  description: 'Error or warning of a row. An error blocks the row.',
  fields: (t) => ({
    column: t.exposeInt('column', {
      nullable: true,
      description: 'Column position. Null if it concerns the whole row.',
    }),
    severity: t.field({
      type: ImportSeverityRef,
      description: 'Severity of the finding.',
      resolve: ({ severity }) => severity,
    }),
    code: t.exposeString('code', { description: 'Message code.' }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ params }) => toErrorParams(params),
    }),
  }),
});

interface StartedWorkflow {
  readonly id: string;
  readonly reference: string;
}

const BulkStartedRef = builder.objectRef<StartedWorkflow>('BulkStartedWorkflow').implement({
  description: 'Workflow started from a row.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the workflow.' }),
    reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
  }),
});

const BulkRowRef = builder.objectRef<BulkRowNode>('BulkRow').implement({
  description: 'Row of a file.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Row number in the file.' }),
    cells: t.exposeStringList('cells', { description: 'Texts of the cells, by column.' }),
    state: t.field({
      type: BulkRowStateRef,
      description: 'State of the row.',
      resolve: ({ state }) => state,
    }),
    findings: t.field({
      type: [BulkFindingRef],
      description: 'Errors and warnings.',
      resolve: ({ findings }) => findings,
    }),
    workflow: t.field({
      type: BulkStartedRef,
      nullable: true,
      description: 'Workflow started from the row. Null before, and for other bulk jobs.',
      resolve: ({ workflowId: id, reference }) =>
        id === null || reference === null ? null : { id, reference },
    }),
    person: t.field({
      type: UserRef,
      nullable: true,
      description: 'The invited person. Null before, and for other bulk jobs.',
      resolve: ({ person }) => person,
    }),
  }),
});

interface BulkRowPage {
  readonly job: BulkJobNode;
  readonly rows: readonly BulkRowNode[];
  readonly hasMore: boolean;
}

export const BulkRowPageRef = builder.objectRef<BulkRowPage>('BulkRowPage').implement({
  description: 'Page of rows.',
  fields: (t) => ({
    rows: t.field({
      type: [BulkRowRef],
      description: 'Rows of the page.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ rows }) => rows,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'True if more rows follow.' }),
  }),
});

const mostRows = 1000;
const typeNames = {
  WORKFLOWS: 'BulkStart',
  INVITATIONS: 'BulkInvitation',
  TASKS: 'BulkAction',
} as const;

export const BulkJobRef = builder.interfaceRef<BulkJobNode>('BulkJob').implement({
  description: 'Rows of a file that are checked first, and then processed once each.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the bulk job.' }),
    kind: t.field({
      type: BulkKindRef,
      description: 'What each row becomes.',
      resolve: ({ kind }) => kind,
    }),
    state: t.field({
      type: BulkJobStateRef,
      description: 'State of the job.',
      resolve: ({ state }) => state,
    }),
    sourceName: t.exposeString('sourceName', { description: 'Name of the file.' }),
    columns: t.exposeStringList('columns', { description: 'Names of the columns.' }),
    nameColumn: t.int({
      nullable: true,
      description: 'Position of the column that names a row. Null without one.',
      resolve: (job) => kindOf(job).nameColumn(job),
    }),
    mappingRefusal: t.field({
      type: RefusalRef,
      nullable: true,
      description: 'Why no row can be processed with this mapping. Null if rows can be processed.',
      resolve: ({ mappingRefusal }) => mappingRefusal,
    }),
    issues: t.field({
      type: [ImportIssueRef],
      description: 'Warnings about the whole file.',
      resolve: ({ issues }) => issues,
    }),
    haltCode: t.exposeString('haltCode', {
      nullable: true,
      description: "Message code of the reason why it stopped. Null if it didn't.",
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows.' }),
    readyCount: t.int({
      description: 'Rows that can be processed. 0 while no row can be.',
      resolve: readyCount,
    }),
    faultyCount: t.exposeInt('faultyCount', { description: 'Number of rows with an error.' }),
    warnedCount: t.exposeInt('warnedCount', { description: 'Number of rows with a warning.' }),
    doneCount: t.exposeInt('doneCount', { description: 'Number of rows that were processed.' }),
    failedCount: t.exposeInt('failedCount', {
      description: 'Number of rows that were refused while they were processed.',
    }),
    createdBy: t.field({
      type: UserRef,
      description: 'Person who created it.',
      resolve: ({ createdBy }) => createdBy,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    beganAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when processing started. Null before.',
      resolve: ({ beganAt }) => beganAt,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when processing ended. Null before.',
      resolve: ({ endedAt }) => endedAt,
    }),
    editRefusal: t.field({
      type: RefusalRef,
      nullable: true,
      description: "Why the viewer can't edit rows. Null if they can.",
      resolve: async (job, _, context) =>
        mayEditBulkJob(actorOf(await context.viewer()), {
          createdBy: job.createdBy.id,
          state: job.state,
        }),
    }),
    startRefusal: t.field({
      type: RefusalRef,
      nullable: true,
      description: "Why the viewer can't start it. Null if they can.",
      args: {
        rows: t.arg({
          type: BulkRowChoiceRef,
          required: true,
          description: 'Which rows are processed.',
        }),
      },
      resolve: async (job, { rows }, context) =>
        mayStartBulkJob(actorOf(await context.viewer()), factsOfBulkJob(job), rows),
    }),
    cancelRefusal: t.field({
      type: RefusalRef,
      nullable: true,
      description: "Why the viewer can't stop it. Null if they can.",
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
        show: t.arg({
          type: BulkRowFilterRef,
          description: 'Which rows the page shows.',
          defaultValue: 'ALL',
        }),
        first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
        after: t.arg.int({ description: 'Row number after which the page starts.' }),
      },
      resolve: async (job, { show, first, after }, context) => {
        if (first < 1 || first > mostRows)
          throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: mostRows }, 'first'));
        const selected = bulkRowStates.filter((state) => state === show);
        const states = selected.length === 0 ? bulkRowStates : selected;
        const [rows] = await context.db.read(
          bulkRowPage(job.id, states, show === 'WARNED', after ?? -1, first + 1),
        );
        return { job, rows: rows.slice(0, first), hasMore: rows.length > first };
      },
    }),
  }),
});

builder.queryField('bulkJob', (t) =>
  t.field({
    type: BulkJobRef,
    nullable: true,
    description: 'A bulk start, bulk invitation, or bulk action.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => {
      const [[job]] = await context.db.read(bulkJobById(id));
      const actor = actorOf(await context.viewer());
      return job === undefined || mayReadBulkJob(actor, { createdBy: job.createdBy.id }) !== null
        ? null
        : job;
    },
  }),
);
