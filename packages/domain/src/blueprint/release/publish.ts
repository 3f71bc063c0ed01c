import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintContent } from '../content.ts';
import { lintBlueprint } from '../lint/lint.ts';
import type { LintFinding, LintKnowledge } from '../lint/lint-findings.ts';

/** Longest text with which a version may be published. */
export const versionNotesMaxLength = 2000;

export interface PublishRequest {
  readonly content: BlueprintContent;
  readonly notes: string;
  /** True when the draft has changed since the last version, or there is none. */
  readonly hasChanges: boolean;
}

/** A blueprint that a task starts is not there, not published, or leads back here. */
const isMismatch = ({ code }: LintFinding): boolean =>
  code === 'LinkedBlueprintMissing' ||
  code === 'LinkedBlueprintUnpublished' ||
  code === 'LinkCycle' ||
  code === 'LinkTooDeep';

/** What the linter has against a draft, as a refusal. */
export const publishErrors = (findings: readonly LintFinding[]): readonly Refusal[] => {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const list = [...new Set(errors.map(({ code }) => code))].join(', ');
  return errors.length > 0
    ? [refuse('CannotShareNonCompliantWorkflowTemplate', { count: errors.length, list })]
    : [];
};

/** What keeps a draft from becoming a version: no notes or too long ones, no news, or the linter's errors. */
export function publishRefusals(
  { content, notes, hasChanges }: PublishRequest,
  knowledge: LintKnowledge,
): readonly Refusal[] {
  const errors = lintBlueprint(content, knowledge).filter(({ severity }) => severity === 'ERROR');
  const [mismatch] = errors.filter(isMismatch);
  const others = errors.filter((error) => !isMismatch(error));
  return [
    ...(notes.trim() === ''
      ? [refuse('CannotShareWorkflowTemplateWithoutVersionNotes', {}, 'notes')]
      : []),
    ...(notes.length > versionNotesMaxLength
      ? [refuse('VersionNotesMaxLengthExceeded', { max: versionNotesMaxLength }, 'notes')]
      : []),
    ...(hasChanges ? [] : [refuse('NothingToPublish')]),
    ...(mismatch === undefined
      ? []
      : [
          refuse('CannotPublishDueToWorkflowTemplateRelationMismatch', {
            name: String(mismatch.params['name']),
          }),
        ]),
    ...publishErrors(others),
  ];
}
