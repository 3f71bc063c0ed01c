import { foldedName } from '../../core/names/folded-name.ts';
import type { FieldInstance } from '../../field/field.ts';
import { hasEmptyColumn } from '../../form/lint-form.ts';
import { isWideField } from '../../form/wide-field.ts';
import type { BlueprintForm } from '../../form/form.ts';
import type { BlueprintContent } from '../content.ts';
import { finding, type LintFinding } from './lint-findings.ts';

/** Returns findings on duplicate names and empty forms. */
export function lintForms(content: BlueprintContent): readonly LintFinding[] {
  const forms = Object.values<BlueprintForm>(content.forms);
  const names = new Set<string>();
  const isWide = ({ field }: FieldInstance): boolean => isWideField(content.fields[field]);
  return [
    ...forms.flatMap(({ name, sections }) => {
      const folded = foldedName(name);
      const isTwice = names.has(folded);
      names.add(folded);
      return [
        ...(isTwice ? [finding('FormNameIsMustBeUniqueInBlueprint', {}, { name })] : []),
        ...sections
          .filter(({ items }) => items.length === 0)
          .map((section) => finding('HasEmptySections', {}, { name, section: section.name })),
        ...sections
          .filter((section) => section.items.length > 0 && hasEmptyColumn(section, content.fields))
          .map((section) => finding('HasEmptyColumns', {}, { name, section: section.name })),
        ...(sections.length === 0 ? [finding('BlueprintFormHasNoSections', {}, { name })] : []),
      ];
    }),
    ...(content.intake.filter(isWide).length > 1
      ? [finding('BlueprintIntakeFormHasMoreThanOneTable', {})]
      : []),
  ];
}
