import { unknownPlaceholders } from '../../workflow/name-template.ts';
import type { BlueprintContent } from '../content.ts';
import { finding, type LintFinding } from './lint-findings.ts';

/** Placeholders of the name that nothing at the start gives a value to. */
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
