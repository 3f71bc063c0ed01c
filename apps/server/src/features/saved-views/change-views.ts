import { mayCreateView, mayEditView, mayReadView } from '@baton/domain/access/view-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { viewLimits, viewRefusals } from '@baton/domain/saved-view/saved-view';
import { parameterRulesOf, type ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { derivedId, newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  addViewParties,
  deleteView,
  insertView,
  readableViews,
  shareView,
  starView,
  unstarView,
  updateView,
  viewById,
  type SavedViewRow,
} from './saved-views.queries.ts';

const factsOf = ({ ownerId, isForEveryone, sharedWith }: SavedViewRow) => ({
  ownerId: asId<PartyId>(ownerId),
  isForEveryone,
  sharedWith: sharedWith.map(({ id }) => asId<PartyId>(id)),
});

const tell = ({ services }: RequestContext, tenantId: string): void =>
  services.publish({ tenantId, partyIds: [] });

/**
 * Returns a saved view that the viewer can read, optionally only of these objects. Throws NotFound
 * for others.
 */
export const readView = async (
  context: RequestContext,
  id: string,
  object: ListObject | null = null,
): Promise<SavedViewRow> => {
  const viewer = await context.viewer();
  const [[view]] = await context.db.read(viewById(viewer.userId, id));
  if (
    view === undefined ||
    (object !== null && view.object !== object) ||
    mayReadView(actorOf(viewer), factsOf(view)) !== null
  )
    throw new Refused(refuse('NotFound', {}, 'id'));
  return view;
};

const editableView = async (context: RequestContext, id: string): Promise<SavedViewRow> => {
  const view = await readView(context, id);
  demand(mayEditView(actorOf(await context.viewer()), factsOf(view)));
  return view;
};

const entryOf = async (context: RequestContext, id: string) => {
  const { userId } = await context.viewer();
  return [id, newId<string>(), new Date(context.services.now()), userId] as const;
};

/** Returns the views that the viewer owns or that are shared with them. */
export const listViews = async (context: RequestContext): Promise<readonly SavedViewRow[]> => {
  const viewer = await context.viewer();
  if (mayCreateView(actorOf(viewer)) !== null) return [];
  const [views] = await context.db.read(readableViews(viewer.userId, viewer.parties, 500));
  return views;
};

interface NewView {
  readonly idempotencyKey: string;
  readonly object: ListObject;
  readonly name: string;
  readonly parameters: ListParameters;
}

export const createView = async (
  context: RequestContext,
  { idempotencyKey, object, name, parameters }: NewView,
): Promise<SavedViewRow> => {
  const viewer = await context.viewer();
  demand(mayCreateView(actorOf(viewer)));
  const { normalized } = parameterRulesOf(object);
  const values = { name: name.trim(), parameters: normalized(parameters) };
  demandAll(viewRefusals(object, { ...values, parameters }));
  const id = derivedId('saved_view', viewer.tenantId, viewer.userId, idempotencyKey);
  const known = await listViews(context);
  if (known.filter(({ ownerId }) => ownerId === viewer.userId).length >= viewLimits.views)
    throw new Refused(
      refuse('TooMany', { count: viewLimits.views + 1, max: viewLimits.views }, 'name'),
    );
  await context.db.trip(
    insertView(
      ...(await entryOf(context, id)),
      ...([values.name, JSON.stringify(values.parameters), object] as const),
    ),
  );
  tell(context, viewer.tenantId);
  return readView(context, id);
};

interface ChangedView {
  readonly id: string;
  readonly expectedVersion?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly parameters?: ListParameters | null | undefined;
}

export const changeView = async (
  context: RequestContext,
  { id, expectedVersion, name, parameters }: ChangedView,
): Promise<SavedViewRow> => {
  const { tenantId } = await context.viewer();
  const { object } = await editableView(context, id);
  const trimmed = name?.trim();
  demandAll(viewRefusals(object, { name: trimmed, parameters: parameters ?? undefined }));
  const { normalized } = parameterRulesOf(object);
  const text = parameters == null ? null : JSON.stringify(normalized(parameters));
  const [[changed]] = await context.db.trip(
    updateView(...(await entryOf(context, id)), expectedVersion ?? null, trimmed ?? null, text),
  );
  if (changed === undefined) throw new Refused(refuse('VersionConflict'));
  tell(context, tenantId);
  return readView(context, id);
};

interface SharedView {
  readonly id: string;
  readonly isForEveryone: boolean;
  readonly partyIds: readonly string[];
}

export const setViewShares = async (
  context: RequestContext,
  { id, isForEveryone, partyIds }: SharedView,
): Promise<SavedViewRow> => {
  const { tenantId } = await context.viewer();
  await editableView(context, id);
  const parties = [...new Set(partyIds)];
  if (parties.length > viewLimits.sharedWith)
    throw new Refused(
      refuse('TooMany', { count: parties.length, max: viewLimits.sharedWith }, 'partyIds'),
    );
  await context.db.trip(
    shareView(...(await entryOf(context, id)), isForEveryone, parties),
    addViewParties(id, parties),
  );
  tell(context, tenantId);
  return readView(context, id);
};

export const removeView = async (context: RequestContext, id: string): Promise<void> => {
  const { tenantId } = await context.viewer();
  await editableView(context, id);
  await context.db.trip(deleteView(...(await entryOf(context, id))));
  tell(context, tenantId);
};

export const setViewStar = async (
  context: RequestContext,
  id: string,
  isStarred: boolean,
): Promise<SavedViewRow> => {
  const { tenantId, userId } = await context.viewer();
  await readView(context, id);
  await context.db.trip(isStarred ? starView(userId, id) : unstarView(userId, id));
  // Updates only the screens of the owner, because no other sidebar shows the view.
  context.services.publish({ tenantId, partyIds: [userId] });
  return readView(context, id);
};
