import type { Actor } from '@baton/domain/party/actor';
import type { Refusal } from '@baton/domain/core/refusal';
import type { AuditedType } from '../audit/record-audit.ts';
import type { RequestContext } from '../graphql/request-context.ts';

/** A column of an entity, in addition to its name. Its SQL name is the API name in snake case. */
export interface EntityColumn {
  readonly type: 'String' | 'Boolean' | 'Int' | 'ID';
  readonly description: string;
}

export type EntityColumns = Readonly<Record<string, EntityColumn>>;

interface ValueOf {
  readonly String: string;
  readonly Boolean: boolean;
  readonly Int: number;
  readonly ID: string;
}

/** Values of an entity that people enter. */
export type EntityValues<Columns extends EntityColumns> = { readonly name: string } & {
  readonly [Key in keyof Columns]: ValueOf[Columns[Key]['type']];
};

/** An item of a simple entity in the API. */
export interface EntityNode {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Sort key. */
  readonly sort: string;
  readonly [column: string]: string | number | boolean;
}

/**
 * A simple type of object of a workspace: it has a name and a few columns. Its table has
 * `tenant_id`, `id`, `name`, the columns, `version`, `created_at`, `created_by`, and `deleted_at`,
 * and a unique index `<table>_name` on the lowercase name of items that aren't deleted.
 */
export interface EntityDefinition<Columns extends EntityColumns> {
  /** Type in the API, such as `TagType`. */
  readonly type: AuditedType;
  /** Type in the plural, such as `TagTypes`. */
  readonly plural: string;
  readonly table: string;
  readonly description: string;
  readonly columns: Columns;
  /** Column with the id of the group that an item is in. Its name is unique in the group. */
  readonly group?: {
    readonly column: keyof Columns & string;
    /** Foreign key to the table of groups. */
    readonly constraint: string;
  };
  /** Returns why an item can't be deleted now. */
  readonly removalRefusal?: (context: RequestContext, id: string) => Promise<Refusal | null>;
  /** True if the feature has its own mutation to add items. */
  readonly isAddedElsewhere?: true;
  /** Returns why the actor can't list the items. */
  readonly mayRead: (actor: Actor) => Refusal | null;
  /** Returns why the actor can't create, change, or delete items. */
  readonly mayManage: (actor: Actor) => Refusal | null;
  /** Returns why values are invalid, at their fields. Values that don't change are undefined. */
  readonly refusals: (values: Partial<EntityValues<Columns>>) => readonly Refusal[];
}
