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
  /** Key of what was just put in; its name is typed at once. */
  readonly added: string | null;
  readonly select: (place: FormPlace | null) => void;
  /** Selects what was just put in. */
  readonly show: (place: FormPlace) => void;
  /** Puts something elsewhere, and says where it stands then; stays quiet where nothing moved. */
  readonly move: (change: (content: FormContent) => FormContent, place: FormPlace) => void;
  /** Takes something out, and says so. */
  readonly remove: (change: (content: FormContent) => FormContent, place: FormPlace) => void;
  /** Answers why not, for the field at fault. */
  readonly edit: (
    change: (content: FormContent) => FormContent,
    place?: FormPlace | null,
  ) => Refusal | null;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('There is no form builder around this component.');
  return builder;
}
