import { refuse, type Refusal } from '../core/refusal.ts';
import type { FormContent } from './form.ts';
import { lintForm, type FormFindingPlace, type FormLintKnowledge } from './lint-form.ts';

/** Maximum length of the notes of a version, of a form or a blueprint. */
export const versionNotesMaxLength = 2000;

export interface FormPublication {
  readonly content: FormContent;
  readonly notes: string;
  /** Whether the draft differs from the current version, or there is none. */
  readonly hasChanges: boolean;
}

/** Returns the path of a finding in the document; undefined for the whole form. */
const pathOf = ({ section, item }: FormFindingPlace): string | undefined =>
  item === undefined ? section && `sections.${section}` : `items.${item}`;

/** Returns why a draft can't be published: too long notes, no changes, or linter errors. */
export function formPublishRefusals(
  { content, notes, hasChanges }: FormPublication,
  knowledge: FormLintKnowledge = {},
): readonly Refusal[] {
  const max = versionNotesMaxLength;
  return [
    ...(notes.length > max ? [refuse('VersionNotesMaxLengthExceeded', { max }, 'notes')] : []),
    ...(hasChanges ? [] : [refuse('NothingToPublish')]),
    ...lintForm(content, knowledge)
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ code, params, at }) => refuse(code, params, pathOf(at))),
  ];
}
