import { mayEditTenant } from '@baton/domain/access/people-access';
import { defaultBranding } from '@baton/domain/tenant/branding';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { publicField } from '../../platform/graphql/anonymous-access.ts';
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
    logo: t.string({ nullable: true, description: 'A data URL.', resolve: logoUrl }),
  }),
});

const WorkspaceBrandRef = builder.objectRef<WorkspaceBrand>('WorkspaceBrand').implement({
  description: 'How a workspace looks to people who are not signed in.',
  fields: (t) => ({
    tenantId: t.exposeID('tenantId'),
    name: t.exposeString('name'),
    accentColor: t.exposeString('accentColor'),
    foreground: t.exposeString('foreground'),
    background: t.exposeString('background'),
    languages: t.expose('languages', { type: [LocaleRef] }),
    hasLogo: t.exposeBoolean('hasLogo', {
      description: 'True if `GET /workspace-logo` returns a logo.',
    }),
  }),
});

const UpdateBrandingInput = builder.inputType('UpdateBrandingInput', {
  fields: (t) => ({
    foreground: t.string({ required: true }),
    background: t.string({ required: true }),
    senderName: t.string({ required: true }),
    languages: t.field({ type: [LocaleRef], required: true }),
    logo: t.string({
      description:
        'PNG, JPEG, or WebP file in base64, up to 100 KB. Null removes the logo. Absent keeps it.',
    }),
  }),
});

const BrandingPayloadRef = builder.objectRef<StoredBranding>('BrandingPayload').implement({
  fields: (t) => ({ branding: t.field({ type: BrandingRef, resolve: (branding) => branding }) }),
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
    args: { tenantId: t.arg.id() },
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
