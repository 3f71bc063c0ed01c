import { isAdministrator } from '@baton/domain/party/actor';
import type { InviteMapping, InviteColumn } from '@baton/domain/bulk/invite-mapping';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { BulkJobRef, bulkJobs, type BulkInvitationNode } from '../bulk-jobs/index.ts';
import { ImportSourceInput } from '../imports/index.ts';
import { AccessLevelRef } from '../people/index.ts';
import { createBulkInvitation, saveInvitationMapping } from './change-bulk-invitation.ts';

const InviteColumnRef = builder.enumType('InviteColumn', {
  description: 'What a column says about the people to invite.',
  values: enumValues<InviteColumn>({
    ACCESS: 'Access level.',
    EMAIL: 'Email address.',
    LANGUAGE: 'Language.',
    NAME: 'Name.',
    ORGANIZATION: 'Organization of an external person.',
    ROLES: 'Roles.',
    TEAMS: 'Teams.',
  }),
});

const InviteMappingRef = builder.objectRef<InviteMapping>('InviteMapping').implement({
  description: 'Meaning of the columns of a table with people.',
  fields: (t) => ({
    columns: t.field({
      type: t.listRef(InviteColumnRef, { nullable: true }),
      description: 'Meaning of each column. Null if it is not used.',
      resolve: ({ columns }) => columns,
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      description: 'Access level of people whose row names none.',
      resolve: ({ accessLevel }) => accessLevel,
    }),
  }),
});

const BulkInvitationRef = builder.objectRef<BulkInvitationNode>('BulkInvitation').implement({
  description: 'People invited from the rows of a file, each once.',
  interfaces: [BulkJobRef],
  fields: (t) => ({
    mapping: t.field({
      type: InviteMappingRef,
      description: 'Meaning of the columns.',
      resolve: ({ mapping }) => mapping,
    }),
  }),
});

const listed = 20;

builder.queryField('bulkInvitations', (t) =>
  t.field({
    type: [BulkInvitationRef],
    description: "Latest bulk invitations: the viewer's own, or all for admins.",
    resolve: async (_, __, context) => {
      const { userId } = await context.viewer();
      const createdBy = isAdministrator(actorOf(await context.viewer())) ? null : userId;
      const [jobs] = await context.db.read(bulkJobs.bulkInvitationsOf(createdBy, listed));
      return jobs;
    },
  }),
);

const CreateBulkInvitationInput = builder.inputType('CreateBulkInvitationInput', {
  description: 'Input of `createBulkInvitation`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    source: t.field({
      type: ImportSourceInput,
      required: true,
      description: 'File or text to read.',
    }),
    tableId: t.string({ required: true, description: 'Table of the file.' }),
  }),
});

const SaveInvitationMappingInput = builder.inputType('SaveInvitationMappingInput', {
  description: 'Input of `saveInvitationMapping`.',
  fields: (t) => ({
    bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }),
    columns: t.field({
      type: t.listRef(InviteColumnRef, { required: false }),
      required: true,
      description: 'Meaning of each column.',
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      required: true,
      description: 'Access level for rows without one.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createBulkInvitation: t.field({
    type: BulkInvitationRef,
    description: 'Stores the rows of a file as a draft. Invites no one.',
    args: { input: t.arg({ type: CreateBulkInvitationInput, required: true }) },
    resolve: (_, { input }, context) => createBulkInvitation(context, input),
  }),
  saveInvitationMapping: t.field({
    type: BulkInvitationRef,
    description: 'Changes the meaning of columns and checks all rows again.',
    args: { input: t.arg({ type: SaveInvitationMappingInput, required: true }) },
    resolve: (_, { input: { bulkJobId, columns, accessLevel } }, context) =>
      saveInvitationMapping(context, bulkJobId, {
        columns: columns.map((column) => column ?? null),
        accessLevel,
      }),
  }),
}));
