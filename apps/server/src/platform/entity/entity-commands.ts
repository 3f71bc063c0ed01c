import type { Actor } from '@baton/domain/party/actor';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts';
import { actorOf } from '../auth/actor-of.ts';
import { isDatabaseError } from '../db/database-error.ts';
import type { Statement } from '../db/statement.ts';
import { demand, demandAll, Refused } from '../graphql/refused.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { withConflicts, type Conflicts } from './with-conflicts.ts';

interface EntityItem {
  readonly id: string;
  readonly name: string;
}

/** The item before the change, and other facts for the checks. */
interface LoadedItem<Item> {
  /** Null if there is none. */
  readonly item: Item | null;
}

/** What a command stores. The audit statement belongs to the same round trip. */
interface EntityWrite<Item, Loaded> {
  readonly item: Item;
  readonly loaded: Loaded;
  readonly viewer: Viewer;
  readonly at: Date;
  readonly audit: Statement;
}

/** An entity with its own tables, with members, or with rights that depend on the item. */
interface OwnEntity<Item extends EntityItem> {
  readonly type: (item: Item) => AuditRecord['objectType'];
  /** Returns the values for the audit log. Null if they are secret. */
  readonly audited: (item: Item) => AuditRecord['after'];
  /** Returns the people whose teams and roles change. */
  readonly affected?: (before: Item | null, after: Item | null) => readonly string[];
}

interface Saving<Input, Item extends EntityItem, Loaded, Saved> extends OwnEntity<Item> {
  readonly load: (context: RequestContext, id: string | null, input: Input) => Promise<Loaded>;
  /** Returns why the actor can't change the item, or create one. */
  readonly maySave: (actor: Actor, item: Item | null) => Refusal | null;
  /** Returns why the input is invalid, at its fields. */
  readonly refusals: (input: Input, loaded: Loaded, actor: Actor) => readonly (Refusal | null)[];
  /** Returns the item after the change. */
  readonly change: (input: Input, loaded: Loaded) => Item;
  readonly conflicts: (item: Item) => Conflicts;
  readonly store: (
    context: RequestContext,
    write: EntityWrite<Item, Loaded> & { readonly input: Input },
  ) => Promise<Saved>;
}

interface Removal<Item extends EntityItem, Loaded, Removed> extends OwnEntity<Item> {
  readonly load: (context: RequestContext, id: string) => Promise<Loaded>;
  /** Returns why the actor can't delete the item, or any item. */
  readonly mayRemove: (actor: Actor, item: Item | null) => Refusal | null;
  readonly store: (context: RequestContext, write: EntityWrite<Item, Loaded>) => Promise<Removed>;
}

const noItem = () => new Refused(refuse('NotFound', {}, 'id'));

const auditOf = <Item extends EntityItem>(
  { type, audited }: OwnEntity<Item>,
  { userId }: Viewer,
  now: number,
  named: Item,
  [before, after]: readonly [Item | null, Item | null],
): Statement =>
  recordAudit(userId, now, {
    action: before === null ? 'CREATED' : after === null ? 'DELETED' : 'UPDATED',
    objectType: type(named),
    objectId: named.id,
    objectName: named.name,
    before: before && audited(before),
    after: after && audited(after),
  });

/**
 * Returns the command that creates an item or changes it. Without an id, the item is created unless
 * `load` finds it by its input.
 */
export const defineSaving =
  <Input, Item extends EntityItem, Loaded extends LoadedItem<Item>, Saved>(
    entity: Saving<Input, Item, Loaded, Saved>,
  ) =>
  async (context: RequestContext, id: string | null, input: Input): Promise<Saved> => {
    const { services } = context;
    const loaded = await entity.load(context, id, input);
    const viewer = await context.viewer();
    const actor = actorOf(viewer);
    const before = loaded.item;
    // Permissions are checked first, so that people without the right don't learn which items
    // exist.
    demand(entity.maySave(actor, before));
    if (id !== null && before === null) throw noItem();
    demandAll(entity.refusals(input, loaded, actor));
    const item = entity.change(input, loaded);
    const now = services.now();
    const audit = auditOf(entity, viewer, now, item, [before, item]);
    const saved = await withConflicts(entity.conflicts(item), () =>
      entity.store(context, { item, input, loaded, viewer, at: new Date(now), audit }),
    );
    const partyIds = entity.affected?.(before, item) ?? [];
    services.publish({ tenantId: viewer.tenantId, partyIds });
    services.live.reconnect(partyIds);
    return saved;
  };

/** Returns the command that deletes an item. */
export const defineRemoval =
  <Item extends EntityItem, Loaded extends LoadedItem<Item>, Removed>(
    entity: Removal<Item, Loaded, Removed>,
  ) =>
  async (context: RequestContext, id: string): Promise<Removed> => {
    const { services } = context;
    const loaded = await entity.load(context, id);
    const viewer = await context.viewer();
    const { item } = loaded;
    demand(entity.mayRemove(actorOf(viewer), item));
    if (item === null) throw noItem();
    const now = services.now();
    const audit = auditOf(entity, viewer, now, item, [item, null]);
    const write = { item, loaded, viewer, at: new Date(now), audit };
    const removed = await entity.store(context, write).catch((error: unknown) => {
      throw isDatabaseError(error, 'Outdated') ? noItem() : error;
    });
    // Updates the screens of its members and all lists.
    services.publish({ tenantId: viewer.tenantId, partyIds: entity.affected?.(item, null) ?? [] });
    return removed;
  };
