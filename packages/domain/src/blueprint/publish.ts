import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintContent } from './content.ts';
import { lintBlueprint } from './lint.ts';
import type { LintKnowledge } from './lint-findings.ts';

/** Longest text with which a version may be published. */
export const versionNotesMaxLength = 2000;

export interface PublishRequest {
  readonly content: BlueprintContent;
  readonly notes: string;
  /** True when the draft has changed since the last version, or there is none. */
  readonly hasChanges: boolean;
}

/** What keeps a draft from becoming a version: too long notes, no news, or the linter's errors. */
export function publishRefusals(
  { content, notes, hasChanges }: PublishRequest,
  knowledge: LintKnowledge,
): readonly Refusal[] {
  const errors = lintBlueprint(content, knowledge).filter(({ severity }) => severity === 'ERROR');
  return [
    ...(notes.length > versionNotesMaxLength
      ? [refuse('VersionNotesMaxLengthExceeded', { max: versionNotesMaxLength }, 'notes')]
      : []),
    ...(hasChanges ? [] : [refuse('NothingToPublish')]),
    ...(errors.length > 0 ? [refuse('BlueprintHasErrors', { count: errors.length })] : []),
  ];
}
