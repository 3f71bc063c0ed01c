import { versionNotesMaxLength } from '../blueprint/release/publish.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { FormContent } from './form.ts';
import { lintForm, type FormFindingPlace, type FormLintKnowledge } from './lint-form.ts';

export interface FormPublication {
  readonly content: FormContent;
  readonly notes: string;
  /** True when the draft has changed since the last version, or there is none. */
  readonly hasChanges: boolean;
}

/** Where it stands in the document; the form as a whole has no place. */
const pathOf = ({ section, item }: FormFindingPlace): string | undefined =>
  item === undefined ? section && `sections.${section}` : `items.${item}`;

/** What keeps a draft from becoming a version: too long notes, no news, or the linter's errors. */
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
