import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { BlueprintRef } from '../blueprints/index.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { renewPublicLink, revokePublicLink, savePublicLink } from './manage-link.ts';
import { formPath, linkOfBlueprint, tokenOfLink } from './public-link-node.ts';
import type { PublicLinkRow } from './public-links.queries.ts';

const PublicLinkRef = builder.objectRef<PublicLinkRow>('PublicLink').implement({
  description: 'Address under which people without an account fill in an intake form.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the public link.' }),
    url: t.string({
      nullable: true,
      description: 'Address of the form. Null if it is revoked.',
      resolve: async (link, _, context) => {
        const { tenantId } = await context.viewer();
        const { secrets, publicUrl } = context.services;
        const token = link.revokedAt === null ? tokenOfLink(secrets, tenantId, link) : null;
        return token === null ? null : publicUrl + formPath(token);
      },
    }),
    owner: t.field({
      type: PartyRef,
      nullable: true,
      description:
        'Owner of the workflows. They start with the access of this person. Null if the person was removed.',
      resolve: ({ ownerId }, _, context) => loadParty(ownerId, context),
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time after which no one can submit. Null if it stays open.',
    }),
    quota: t.exposeInt('quota', {
      nullable: true,
      description: 'Maximum number of submissions. Null for any number.',
    }),
    submissionCount: t.exposeInt('submissionCount', { description: 'Number of submissions.' }),
    languages: t.expose('languages', {
      type: [LocaleRef],
      description: 'Languages that people can select. Empty for all.',
    }),
    confirmation: t.exposeString('confirmation', {
      description: 'Text after a submission. Empty for the default.',
    }),
    notified: t.field({
      type: [PartyRef],
      description: 'People, teams, and roles that can view each workflow and are notified.',
      resolve: async ({ notifiedIds }, _, context) => {
        const found = await Promise.all(notifiedIds.map((id) => loadParty(id, context)));
        return found.filter((party) => party !== null);
      },
    }),
    allowsEmbedding: t.exposeBoolean('allowsEmbedding', {
      description: 'True if other sites can show the form in a frame.',
    }),
    confirmsAddress: t.exposeBoolean('confirmsAddress', {
      description: 'True if people must confirm their email address first.',
    }),
    isRevoked: t.boolean({
      description: 'True if someone revoked the link.',
      resolve: ({ revokedAt }) => revokedAt !== null,
    }),
    version: t.exposeInt('version', { description: 'Version for conflict checks.' }),
  }),
});

builder.objectField(BlueprintRef, 'publicLink', (t) =>
  t.field({
    type: PublicLinkRef,
    nullable: true,
    description: 'Null if there is none, or the viewer can’t edit the blueprint.',
    resolve: async ({ id }, _, context) =>
      mayEditBlueprint(actorOf(await context.viewer())) === null
        ? linkOfBlueprint(context, id)
        : null,
  }),
);

const SavePublicLinkInput = builder.inputType('SavePublicLinkInput', {
  description: 'Input of `savePublicLink`.',
  fields: (t) => ({
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Null to create the link.',
    }),
    ownerId: t.id({ required: true, description: 'ID of the owner of the workflows.' }),
    closesAt: t.field({
      type: 'DateTime',
      description: 'Time after which no one can submit. Null if it stays open.',
    }),
    quota: t.int({ description: 'Maximum number of submissions. Null for any number.' }),
    languages: t.field({
      type: [LocaleRef],
      required: true,
      description: 'Languages that people can select. Empty for all.',
    }),
    confirmation: t.string({
      required: true,
      description: 'Text after a submission. Empty for the default.',
    }),
    notifiedIds: t.idList({
      required: true,
      description:
        'IDs of the people, teams, and roles that can view each workflow and are notified.',
    }),
    allowsEmbedding: t.boolean({
      required: true,
      description: 'True if other sites can show the form in a frame.',
    }),
    confirmsAddress: t.boolean({
      required: true,
      description: 'True if people must confirm their email address first.',
    }),
  }),
});

const PublicLinkPayloadRef = builder.objectRef<PublicLinkRow>('PublicLinkPayload').implement({
  description: 'Result of `renewPublicLink`, `revokePublicLink`, and `savePublicLink`.',
  fields: (t) => ({
    publicLink: t.field({
      type: PublicLinkRef,
      description: 'The public link.',
      resolve: (link) => link,
    }),
  }),
});

builder.mutationFields((t) => ({
  savePublicLink: t.field({
    type: PublicLinkPayloadRef,
    description:
      'Creates the public link of a published blueprint, or changes it. For people who can edit the blueprint.',
    args: { input: t.arg({ type: SavePublicLinkInput, required: true }) },
    resolve: (_, { input }, context) =>
      savePublicLink(context, {
        ...input,
        expectedVersion: input.expectedVersion ?? null,
        closesAt: input.closesAt == null ? null : new Date(input.closesAt),
        quota: input.quota ?? null,
        notifiedIds: input.notifiedIds.map((id) => asId<PartyId>(id)),
      }),
  }),
  renewPublicLink: t.field({
    type: PublicLinkPayloadRef,
    description: 'Gives a public link a new address. The former one stops working.',
    args: { blueprintId: t.arg.id({ required: true, description: 'ID of the blueprint.' }) },
    resolve: (_, { blueprintId }, context) => renewPublicLink(context, blueprintId),
  }),
  revokePublicLink: t.field({
    type: PublicLinkPayloadRef,
    description: 'Turns a public link off. Open pages can’t submit anymore.',
    args: { blueprintId: t.arg.id({ required: true, description: 'ID of the blueprint.' }) },
    resolve: (_, { blueprintId }, context) => revokePublicLink(context, blueprintId),
  }),
}));
