import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import type { PartyId, StageKey, TaskKey } from '@baton/domain/core/ids';
import type { Refusal } from '@baton/domain/core/refusal';
import { createContext, use } from 'react';
import type { PartyFact } from '../content/party-fact.ts';
import type { Direction, Edge } from '../draft/move.ts';
import type { Place } from '../draft/place.ts';

export type ContentChange = (content: BlueprintContent) => BlueprintContent;

/** Actions of the editor. The object never changes, so that rows don't render again. */
export interface EditorActions {
  readonly select: (place: Place | null) => void;
  /** Selects a stage or task, unfolds its stage, and scrolls to it. */
  readonly reveal: (place: Place | null) => void;
  /** Applies an edit. Returns the reason for its field if refused. */
  readonly edit: (change: ContentChange, place?: Place | null) => Refusal | null;
  /** Opens the name of a row for editing. Null closes it. */
  readonly startNaming: (place: Place | null) => void;
  readonly toggleStage: (key: StageKey) => void;
  readonly move: (place: Place, direction: Direction) => void;
  readonly moveTaskTo: (key: TaskKey, stage: StageKey) => void;
  readonly drop: (source: Place, target: Place, edge: Edge) => void;
  readonly duplicate: (key: TaskKey) => void;
  readonly remove: (place: Place) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly learnParties: (parties: readonly PartyFact[]) => void;
}

export type PartyBook = ReadonlyMap<PartyId, PartyFact>;
export type Severity = LintFinding['severity'];

export interface EditorState {
  /** Null for an old version. */
  readonly blueprintId: string | null;
  readonly content: BlueprintContent;
  readonly isEditable: boolean;
  readonly parties: PartyBook;
  readonly selected: Place | null;
  readonly naming: Place | null;
  readonly closed: ReadonlySet<StageKey>;
  readonly findings: readonly LintFinding[];
}

export const EditorActionsContext = createContext<EditorActions | null>(null);
export const EditorStateContext = createContext<EditorState | null>(null);

export function useEditorActions(): EditorActions {
  const actions = use(EditorActionsContext);
  if (actions === null) throw new Error('This component must be inside a blueprint editor.');
  return actions;
}

export function useEditorState(): EditorState {
  const state = use(EditorStateContext);
  if (state === null) throw new Error('This component must be inside a blueprint editor.');
  return state;
}
