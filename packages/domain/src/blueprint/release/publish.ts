import { refuse, type Refusal } from '../../core/refusal.ts';
import { versionNotesMaxLength } from '../../form/publish-form.ts';
import type { BlueprintContent } from '../content.ts';
import { lintBlueprint } from '../lint/lint.ts';
import type { LintFinding, LintKnowledge } from '../lint/lint-findings.ts';

/** Returns whether the version needs notes: they describe changes, and version 1 has none. */
export const needsVersionNotes = (versionNumber: number): boolean => versionNumber > 1;

export interface PublishRequest {
  readonly content: BlueprintContent;
  readonly notes: string;
  /** Number that the new version gets. */
  readonly versionNumber: number;
  /** Whether the draft differs from the current version, or there is none. */
  readonly hasChanges: boolean;
}

/** Returns whether the finding is about a missing, unpublished, or cyclic linked blueprint. */
const isMismatch = ({ code }: LintFinding): boolean =>
  code === 'LinkedBlueprintMissing' ||
  code === 'LinkedBlueprintUnpublished' ||
  code === 'LinkCycle' ||
  code === 'LinkTooDeep';

/** Returns errors of the linter as refusals. */
export const publishErrors = (findings: readonly LintFinding[]): readonly Refusal[] => {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const list = [...new Set(errors.map(({ code }) => code))].join(', ');
  return errors.length > 0
    ? [refuse('CannotShareNonCompliantWorkflowTemplate', { count: errors.length, list })]
    : [];
};

/**
 * Returns why a draft can't be published: missing or too long notes, no changes, or linter errors.
 */
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
