import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintContent } from '../content.ts';
import { lintBlueprint } from '../lint/lint.ts';
import type { LintFinding, LintKnowledge } from '../lint/lint-findings.ts';

/** Longest text with which a version may be published. */
export const versionNotesMaxLength = 2000;

/** Returns true if the version needs notes: they tell what changed, and version 1 changes nothing. */
export const needsVersionNotes = (versionNumber: number): boolean => versionNumber > 1;

export interface PublishRequest {
  readonly content: BlueprintContent;
  readonly notes: string;
  /** Number that the new version gets. */
  readonly versionNumber: number;
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

/** Returns what blocks publishing a draft: missing or too long notes, no changes, or errors of the linter. */
export function publishRefusals(
  { content, notes, versionNumber, hasChanges }: PublishRequest,
  knowledge: LintKnowledge,
): readonly Refusal[] {
  const errors = lintBlueprint(content, knowledge).filter(({ severity }) => severity === 'ERROR');
  const [mismatch] = errors.filter(isMismatch);
  const others = errors.filter((error) => !isMismatch(error));
  return [
    ...(needsVersionNotes(versionNumber) && notes.trim() === ''
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
