import type { Locale } from '@baton/domain/core/languages';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';

export interface TenantNode {
  readonly id: string;
  readonly name: string;
  /** Null if people see the name. */
  readonly displayName: string | null;
  /** Null if it isn't set. */
  readonly customerName: string | null;
  readonly accentColor: string;
  readonly timeZone: string;
  readonly isDemo: boolean;
  readonly languages: readonly Locale[];
}

/** Returns SQL for a workspace as a TenantNode, from a row of `tenant` with this alias. */
export const tenantJson = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'displayName', ${alias}.display_name,
    'customerName', ${alias}.customer_name, 'accentColor', ${alias}.accent_color,
    'timeZone', ${alias}.time_zone, 'isDemo', ${alias}.is_demo,
    'languages', coalesce((SELECT b.languages FROM branding b WHERE b.tenant_id = ${alias}.id), '{}'))`;

export const TenantRef = builder.objectRef<TenantNode>('Tenant').implement({
  description: 'Workspace: people and their work, separate from every other workspace.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the workspace.' }),
    name: t.exposeString('name', { description: 'Name of the workspace.' }),
    displayName: t.exposeString('displayName', {
      nullable: true,
      description: 'Name that people see instead of the name. Null if they see the name.',
    }),
    customerName: t.exposeString('customerName', {
      nullable: true,
      description: 'Company that the workspace belongs to. Null if it isn’t set.',
    }),
    accentColor: t.exposeString('accentColor', { description: 'Color as #rrggbb.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone of the workspace.',
    }),
    languages: t.expose('languages', {
      type: [LocaleRef],
      description: 'Languages that people can select. Empty for all.',
    }),
    isDemo: t.exposeBoolean('isDemo', { description: 'True for the sample company.' }),
  }),
});
