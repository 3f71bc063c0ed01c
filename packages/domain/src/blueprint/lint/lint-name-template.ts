import { unknownPlaceholders } from '../name-template.ts';
import type { BlueprintContent } from '../content.ts';
import { finding, type LintFinding } from './lint-findings.ts';

/** Returns findings on unknown placeholders of the name. */
export function lintNameTemplate({
  settings,
  intake,
  fields,
}: BlueprintContent): readonly LintFinding[] {
  const names = intake.flatMap(({ field }) => fields[field]?.name ?? []);
  return unknownPlaceholders(settings.nameTemplate, names).map((name) =>
    finding('NamePlaceholderUnknown', {}, { name }),
  );
}
