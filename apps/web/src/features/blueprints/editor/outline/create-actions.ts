import { duplicateTask, removeStage, removeTask } from '@baton/domain/blueprint/edit/edit';
import { orderedStages, tasksOfStage } from '@baton/domain/blueprint/order';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import type { PartyFact } from '../../content/party-fact.ts';
import type { BlueprintDraft } from '../../draft/blueprint-draft.ts';
import { dropAt, moveBy, moveToStage, type Landing } from '../../draft/move.ts';
import { newKey } from '../../../../lib/api/new-key.ts';
import { isSamePlace, stagePlace, taskPlace, type Place } from '../../draft/place.ts';
import { rebasePatch } from '../../draft/rebase-patch.ts';
import type { EditorActions, PartyBook } from '../editor-context.ts';

/** A message after an action, for screen readers or as a notice. */
export type EditorMessage =
  | { readonly kind: 'MOVED'; readonly landing: Omit<Landing, 'content'> }
  | { readonly kind: 'REMOVED'; readonly name: string; readonly revert: () => void }
  | { readonly kind: 'DUPLICATED'; readonly name: string }
  | { readonly kind: 'UNDONE' }
  | { readonly kind: 'REDONE' };

/** State of the editor other than the blueprint. */
export interface EditorView {
  readonly selected: Place | null;
  readonly naming: Place | null;
  readonly closed: ReadonlySet<StageKey>;
  readonly parties: PartyBook;
  readonly said: EditorMessage | null;
  /** The row to focus, as a new object for each request. */
  readonly focus: { readonly place: Place } | null;
}

export const emptyView: EditorView = {
  selected: null,
  naming: null,
  closed: new Set(),
  parties: new Map(),
  said: null,
  focus: null,
};

type SetView = (change: (view: EditorView) => EditorView) => void;

const learn = (book: PartyBook, parties: readonly PartyFact[]): PartyBook =>
  new Map([...book, ...parties.map((party) => [party.id, party] as const)]);

const opened = (closed: ReadonlySet<StageKey>, key: StageKey | undefined): ReadonlySet<StageKey> =>
  key === undefined || !closed.has(key)
    ? closed
    : new Set([...closed].filter((other) => other !== key));

/**
 * Actions that also work on a read-only blueprint: selecting, folding, and remembering names of
 * people.
 */
function viewActions(
  setView: SetView,
  stageOf: (place: Place) => StageKey | undefined,
): Pick<EditorActions, 'select' | 'reveal' | 'toggleStage' | 'learnParties' | 'startNaming'> {
  return {
    select: (place) =>
      setView((view) => (isSamePlace(view.selected, place) ? view : { ...view, selected: place })),
    reveal: (place) =>
      setView((view) => ({
        ...view,
        selected: place,
        closed: opened(view.closed, place?.kind === 'TASK' ? stageOf(place) : undefined),
        focus: place === null ? null : { place },
      })),
    toggleStage: (key) =>
      setView((view) => ({
        ...view,
        closed: view.closed.has(key) ? opened(view.closed, key) : new Set([...view.closed, key]),
      })),
    learnParties: (parties) =>
      setView((view) => ({ ...view, parties: learn(view.parties, parties) })),
    startNaming: (place) =>
      setView((view) => ({
        ...view,
        naming: place,
        // Closing returns focus to the row.
        focus: place === null && view.naming !== null ? { place: view.naming } : view.focus,
      })),
  };
}

/** Actions of a read-only blueprint. */
export const readOnlyActions = (content: BlueprintContent, setView: SetView): EditorActions => ({
  ...viewActions(setView, (place) =>
    place.kind === 'TASK' ? content.tasks[place.key]?.stage : undefined,
  ),
  startNaming: () => undefined,
  edit: () => null,
  move: () => undefined,
  moveTaskTo: () => undefined,
  drop: () => undefined,
  duplicate: () => undefined,
  remove: () => undefined,
  undo: () => undefined,
  redo: () => undefined,
});

export function draftActions(draft: BlueprintDraft, setView: SetView): EditorActions {
  const now = (): BlueprintContent => draft.snapshot().content;
  const view = viewActions(setView, (place) =>
    place.kind === 'TASK' ? now().tasks[place.key]?.stage : undefined,
  );
  const say = (said: EditorMessage): void => setView((before) => ({ ...before, said }));

  const land = (place: Place, landing: Landing | null): void => {
    if (landing === null) return;
    const { content, ...rest } = landing;
    if (draft.edit(() => content, place) !== null) return;
    view.reveal(place);
    say({ kind: 'MOVED', landing: rest });
  };

  const travel = (place: Place | null | undefined, said: EditorMessage): void => {
    if (place === undefined) return;
    const content = now();
    const isThere =
      place === null ||
      (place.kind === 'TASK' ? content.tasks[place.key] : content.stages[place.key]) !== undefined;
    if (isThere) view.reveal(place);
    else view.select(null);
    say(said);
  };

  return {
    ...view,
    edit: (change, place) => draft.edit(change, place),
    move: (place, direction) => land(place, moveBy(now(), place, direction)),
    moveTaskTo: (key, stage) => land(taskPlace(key), moveToStage(now(), key, stage)),
    drop: (source, target, edge) => land(source, dropAt(now(), source, target, edge)),
    duplicate: (key) => {
      const copy = asId<TaskKey>(newKey());
      const keys = [copy];
      const name = now().tasks[key]?.name;
      const refusal = draft.edit(
        (content) => duplicateTask(content, key, () => keys.shift() ?? asId<TaskKey>(newKey())),
        taskPlace(copy),
      );
      if (refusal !== null || name === undefined) return;
      view.reveal(taskPlace(copy));
      say({ kind: 'DUPLICATED', name });
    },
    remove: (place) => {
      const before = now();
      const name = (place.kind === 'TASK' ? before.tasks[place.key] : before.stages[place.key])
        ?.name;
      if (name === undefined) return;
      const next = neighbour(before, place);
      draft.edit(
        (content) =>
          place.kind === 'TASK' ? removeTask(content, place.key) : removeStage(content, place.key),
        place,
      );
      const after = now();
      view.reveal(next);
      const revert = (): void => {
        const back = diffBlueprint(after, before);
        draft.edit((content) => rebasePatch(after, content, back).content, place);
        view.reveal(place);
      };
      say({ kind: 'REMOVED', name, revert });
    },
    undo: () => travel(draft.undo(), { kind: 'UNDONE' }),
    redo: () => travel(draft.redo(), { kind: 'REDONE' }),
  };
}

/**
 * Returns the next item to select after a deletion: the next of its type, or else the previous one.
 */
function neighbour(content: BlueprintContent, place: Place): Place | null {
  if (place.kind === 'STAGE') {
    const keys = orderedStages(content).map((stage) => stage.key);
    const at = keys.indexOf(place.key);
    const key = keys[at + 1] ?? keys[at - 1];
    return key === undefined ? null : stagePlace(key);
  }
  const stage = content.tasks[place.key]?.stage;
  if (stage === undefined) return null;
  const keys = tasksOfStage(content, stage).map((task) => task.key);
  const at = keys.indexOf(place.key);
  const key = keys[at + 1] ?? keys[at - 1];
  return key === undefined ? stagePlace(stage) : taskPlace(key);
}
