import type { FormContent } from '@baton/domain/form/form';
import type { FormFinding } from '@baton/domain/form/lint-form';
import type { Refusal } from '@baton/domain/core/refusal';
import { createContext, use } from 'react';
import type { FormPlace } from '../draft/form-draft.ts';

export interface Builder {
  readonly content: FormContent;
  readonly isEditable: boolean;
  readonly findings: readonly FormFinding[];
  readonly selected: FormPlace | null;
  /** Key of the item that was just added, whose name is edited immediately. */
  readonly added: string | null;
  readonly select: (place: FormPlace | null) => void;
  /** Selects an item that was just added. */
  readonly show: (place: FormPlace) => void;
  /** Moves an item and announces its position. Does nothing if it didn't move. */
  readonly move: (change: (content: FormContent) => FormContent, place: FormPlace) => void;
  /** Removes an item and announces it. */
  readonly remove: (change: (content: FormContent) => FormContent, place: FormPlace) => void;
  /** Applies an edit. Returns the reason for its field if refused. */
  readonly edit: (
    change: (content: FormContent) => FormContent,
    place?: FormPlace | null,
  ) => Refusal | null;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('This component must be inside a form builder.');
  return builder;
}
