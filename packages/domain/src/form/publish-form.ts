import { versionNotesMaxLength } from '../blueprint/release/publish.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { FormContent } from './form.ts';
import { lintForm, type FormLintKnowledge } from './lint-form.ts';

export interface FormPublication {
  readonly content: FormContent;
  readonly notes: string;
  /** True when the draft has changed since the last version, or there is none. */
  readonly hasChanges: boolean;
}

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
      .map(({ code, params }) => refuse(code, params)),
  ];
}
