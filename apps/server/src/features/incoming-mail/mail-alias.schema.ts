import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { mailParts, mailPlaces, type MailPart } from '@baton/domain/blueprint/mail-intake';
import { workspaceMailDomain } from '@baton/domain/mail/mail-alias';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { BlueprintRef } from '../blueprints/index.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { publishedForm } from '../public-forms/index.ts';
import {
  addressOf,
  aliasesOfBlueprints,
  ownMailLabel,
  type MailAliasRow,
} from './mail-alias.queries.ts';
import { saveMailAlias } from './manage-alias.ts';

/** Returns the email address of a blueprint. Callers check the access to the blueprint. */
const aliasOfBlueprint = perRequest<MailAliasRow>(async (context, ids) => {
  const [rows] = await context.db.read(aliasesOfBlueprints(ids));
  return new Map(rows.map((row) => [row.blueprintId, row]));
});

const PartRef = builder.enumType('MailPart', {
  description: 'Part of an email that fills in a field with a reserved name.',
  values: enumValues<MailPart>({
    ATTACHMENTS: 'Files, in the field “Email attachments”.',
    BODY: 'Text, in the field “Email body”.',
    PDF: 'Text as a PDF file, in the field “Email body (PDF)”.',
    REQUESTOR: 'Address of the sender, in the field “Requestor email”.',
    SUBJECT: 'Subject, in the field “Email subject”.',
  }),
});

interface MailFieldNode {
  readonly part: MailPart;
  readonly isFilled: boolean;
}

const MailFieldRef = builder.objectRef<MailFieldNode>('MailField').implement({
  description: 'A reserved name, and whether the intake form has a field with it.',
  fields: (t) => ({
    part: t.field({ type: PartRef, description: 'Part of the email.', resolve: (row) => row.part }),
    name: t.string({
      description: 'Reserved name of the field.',
      resolve: ({ part }) => mailParts[part],
    }),
    isFilled: t.exposeBoolean('isFilled', {
      description: 'True if the intake form has a field of a fitting type with this name.',
    }),
  }),
});

const AliasRef = builder.objectRef<MailAliasRow>('MailAlias').implement({
  description: 'Email address of a blueprint. A message to it starts a workflow.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the address.' }),
    alias: t.exposeString('alias', { description: 'The part before the mail domain.' }),
    address: t.string({
      description: 'The complete address.',
      resolve: (row, _, { services }) => addressOf(row, services),
    }),
    owner: t.field({
      type: PartyRef,
      nullable: true,
      description: 'Owner of the workflows. Null if the person was deleted.',
      resolve: ({ ownerId }, _, context) => loadParty(ownerId, context),
    }),
    senders: t.stringList({
      description: 'Addresses and domains that can send. Empty for all.',
      resolve: ({ senders }) => [...senders],
    }),
    isOff: t.boolean({
      description: 'True if messages are refused.',
      resolve: ({ disabledAt }) => disabledAt !== null,
    }),
  }),
});

builder.objectFields(BlueprintRef, (t) => ({
  mailAlias: t.field({
    type: AliasRef,
    nullable: true,
    description: 'Null if there is none, or the viewer can’t edit the blueprint.',
    resolve: async ({ id }, _, context) =>
      mayEditBlueprint(actorOf(await context.viewer())) === null
        ? aliasOfBlueprint(context, id)
        : null,
  }),
  mailFields: t.field({
    type: [MailFieldRef],
    description: 'Reserved names of the intake form. Empty if the viewer can’t edit the blueprint.',
    resolve: async ({ id }, _, context) => {
      if (mayEditBlueprint(actorOf(await context.viewer())) !== null) return [];
      const [[form]] = await context.db.read(publishedForm(id));
      if (form?.content == null) return [];
      const places = mailPlaces(completeContent(form.content));
      return (['REQUESTOR', 'SUBJECT', 'BODY', 'PDF', 'ATTACHMENTS'] as const).map((part) => ({
        part,
        isFilled: places.some((place) => place.part === part),
      }));
    },
  }),
}));

const SaveMailAliasInput = builder.inputType('SaveMailAliasInput', {
  description: 'Input of `saveMailAlias`.',
  fields: (t) => ({
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    alias: t.string({ required: true, description: 'The part before the mail domain.' }),
    ownerId: t.id({ required: true, description: 'ID of the owner of the workflows.' }),
    senders: t.stringList({
      required: true,
      description: 'Addresses and domains that can send. Empty for all.',
    }),
    isOff: t.boolean({ required: true, description: 'True to refuse messages.' }),
  }),
});
const PayloadRef = builder
  .objectRef<{ readonly mailAlias: MailAliasRow }>('SaveMailAliasPayload')
  .implement({
    description: 'Result of `saveMailAlias`.',
    fields: (t) => ({
      mailAlias: t.field({
        type: AliasRef,
        description: 'The address.',
        resolve: ({ mailAlias }) => mailAlias,
      }),
    }),
  });

builder.queryFields((t) => ({
  mailDomain: t.string({
    nullable: true,
    description:
      'Domain of incoming emails of the workspace. Null if this installation accepts none.',
    resolve: async (_, __, context) => {
      await context.viewer();
      const { mailDomain } = context.services;
      if (mailDomain === null) return null;
      const [[own]] = await context.db.read(ownMailLabel());
      return workspaceMailDomain(mailDomain, own?.label ?? null);
    },
  }),
}));

builder.mutationFields((t) => ({
  saveMailAlias: t.field({
    type: PayloadRef,
    description:
      'Creates the email address of a blueprint, or changes it. For people who can edit the blueprint. Returns an error if another blueprint of the workspace has the alias.',
    args: {
      input: t.arg({ type: SaveMailAliasInput, required: true, description: 'The settings.' }),
    },
    resolve: async (_, { input }, context) => ({ mailAlias: await saveMailAlias(context, input) }),
  }),
}));
