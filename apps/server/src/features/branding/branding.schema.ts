import { mayEditTenant } from '@baton/domain/access/people-access';
import { defaultBranding } from '@baton/domain/tenant/branding';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { publicField } from '../../platform/graphql/access/anonymous-access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { demand } from '../../platform/graphql/refused.ts';
import {
  brandingRow,
  logoUrl,
  workspaceBrand,
  type StoredBranding,
  type WorkspaceBrand,
} from './branding-statements.ts';
import { updateBranding } from './update-branding.ts';

const BrandingRef = builder.objectRef<StoredBranding>('Branding').implement({
  description: 'How the workspace looks on sign-in pages and in messages.',
  fields: (t) => ({
    foreground: t.exposeString('foreground', { description: 'Color of text, as #rrggbb.' }),
    background: t.exposeString('background', { description: 'Color behind the logo.' }),
    senderName: t.exposeString('senderName', {
      description: 'Sender of messages. Empty for the sender of the installation.',
    }),
    languages: t.expose('languages', {
      type: [LocaleRef],
      description: 'Languages that people can select. Empty for all.',
    }),
    logo: t.string({
      nullable: true,
      description: 'A data URL. Null without a logo.',
      resolve: logoUrl,
    }),
  }),
});

export const WorkspaceBrandRef = builder.objectRef<WorkspaceBrand>('WorkspaceBrand').implement({
  description: 'How a workspace looks to people who are not signed in.',
  fields: (t) => ({
    tenantId: t.exposeID('tenantId', { description: 'ID of the workspace.' }),
    name: t.exposeString('name', { description: 'Name of the workspace.' }),
    accentColor: t.exposeString('accentColor', { description: 'Accent color, as #rrggbb.' }),
    foreground: t.exposeString('foreground', {
      description: 'Text color on the accent, as #rrggbb.',
    }),
    background: t.exposeString('background', {
      description: 'Background color of the accent, as #rrggbb.',
    }),
    languages: t.expose('languages', {
      type: [LocaleRef],
      description: 'Languages that the workspace offers.',
    }),
    hasLogo: t.exposeBoolean('hasLogo', {
      description: 'True if `GET /workspace-logo` returns a logo.',
    }),
  }),
});

const UpdateBrandingInput = builder.inputType('UpdateBrandingInput', {
  description: 'Input of `updateBranding`.',
  fields: (t) => ({
    foreground: t.string({ required: true, description: 'Color of text, as #rrggbb.' }),
    background: t.string({ required: true, description: 'Color behind the logo.' }),
    senderName: t.string({
      required: true,
      description: 'Sender of messages. Empty for the sender of the installation.',
    }),
    languages: t.field({
      type: [LocaleRef],
      required: true,
      description: 'Languages that people can select. Empty for all.',
    }),
    logo: t.string({
      description:
        'PNG, JPEG, or WebP file in base64, up to 100 KB. Null removes the logo. Absent keeps it.',
    }),
  }),
});

const BrandingPayloadRef = builder.objectRef<StoredBranding>('BrandingPayload').implement({
  description: 'Result of `updateBranding`.',
  fields: (t) => ({
    branding: t.field({
      type: BrandingRef,
      description: 'The branding.',
      resolve: (branding) => branding,
    }),
  }),
});

builder.queryFields((t) => ({
  branding: t.field({
    type: BrandingRef,
    nullable: true,
    description: 'Branding of the workspace. Only for admins.',
    resolve: async (_, __, context) => {
      demand(mayEditTenant(actorOf(await context.viewer())));
      const [[branding]] = await context.db.read(brandingRow());
      return branding ?? { ...defaultBranding, logo: null, logoType: null };
    },
  }),
  workspaceBrand: t.field({
    extensions: publicField,
    type: WorkspaceBrandRef,
    nullable: true,
    description:
      'Brand of a workspace. Without an id, of the only workspace of the installation. Null if it looks like Baton.',
    args: { tenantId: t.arg.id({ description: 'ID of the workspace.' }) },
    resolve: async (_, { tenantId }, { services: { database } }) => {
      const [[brand]] = await database.trip(
        { kind: 'identity', waiting: 'ANONYMOUS' },
        workspaceBrand(tenantId ?? null),
      );
      return brand;
    },
  }),
}));

builder.mutationField('updateBranding', (t) =>
  t.field({
    type: BrandingPayloadRef,
    description: 'Changes how the workspace looks. Only for admins.',
    args: { input: t.arg({ type: UpdateBrandingInput, required: true }) },
    resolve: (_, { input }, context) => updateBranding(context, input),
  }),
);
