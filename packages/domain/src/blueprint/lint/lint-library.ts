import { placedInstances } from '../places/instances.ts';
import type { BlueprintContent } from '../content.ts';
import { finding, type LintFinding, type LintKnowledge } from './lint-findings.ts';

/** Returns findings on deleted and outdated custom fields. */
export function lintLibrary(
  content: BlueprintContent,
  { customField }: LintKnowledge,
): readonly LintFinding[] {
  if (customField === undefined) return [];
  return [...placedInstances(content).values()].flatMap(({ instance, task }) => {
    const field = content.fields[instance.field];
    if (field === undefined || field.origin === null) return [];
    const newest = customField(field.origin.field);
    const at = task === null ? {} : { stage: task.stage, task: task.key };
    if (newest === null) return [finding('CustomFieldDeleted', at, { name: field.name })];
    return newest > field.origin.version
      ? [finding('CustomFieldOutdated', at, { name: field.name })]
      : [];
  });
}
