import { foldedName } from '../core/names/folded-name.ts';
import type { CustomFieldId, FormItemKey, FormSectionKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import { nameFaults } from '../field/names-apart.ts';
import { offersNothing } from '../field/offers-nothing.ts';
import {
  comparisonsOf,
  fieldItems,
  isFieldItem,
  type FormContent,
  type FormFieldItem,
  type FormRule,
  type FormSection,
} from './form.ts';
import { placedComparisons, ruleFaults } from './rules/rule-faults.ts';
import { translatedFaults } from './translated-names.ts';
import { isWideField } from './wide-field.ts';

/** Findings of the form linter. Errors block publishing. */
export const formLintSeverities = {
  FormHasNoSections: 'ERROR',
  FormHasEmptySections: 'ERROR',
  HasEmptyColumns: 'ERROR',
  HasEmptyTables: 'ERROR',
  FormRuleInvalid: 'ERROR',
  FormRuleCycle: 'ERROR',
  FormChoiceWithoutOptions: 'ERROR',
  FormOptionTwice: 'ERROR',
  FormColumnTwice: 'ERROR',
  FormOptionWithoutName: 'ERROR',
  FormNameTwiceInLanguage: 'ERROR',
  FormNameMissingInLanguage: 'ERROR',
  FormFieldDeleted: 'ERROR',
  FormProvidedWithoutValue: 'WARNING',
  FormFieldNameTwice: 'WARNING',
} as const satisfies Record<string, 'ERROR' | 'WARNING'>;

export type FormLintCode = keyof typeof formLintSeverities;

export interface FormFinding {
  readonly severity: 'ERROR' | 'WARNING';
  readonly code: FormLintCode;
  /** Values of the message: `name` is the item. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: FormFindingPlace;
}

export interface FormFindingPlace {
  readonly section?: FormSectionKey;
  readonly item?: FormItemKey;
  /** Number of the rule of the item or section, from 1. */
  readonly rule?: number;
  /** The position of the comparison from 1, in a group after that of the group ("2.1"). */
  readonly comparison?: string;
}

const finding = (code: FormLintCode, name: string, at: FormFinding['at'] = {}): FormFinding => ({
  severity: formLintSeverities[code],
  code,
  params: { name },
  at,
});

/** What the linter knows in addition to the form. Without it, fewer findings are reported. */
export interface FormLintKnowledge {
  /** Returns whether the workspace still has the custom field. */
  readonly hasCustomField?: (id: CustomFieldId) => boolean;
}

/** Returns all findings, errors first, then in form order. */
export function lintForm(
  content: FormContent,
  { hasCustomField = () => true }: FormLintKnowledge = {},
): readonly FormFinding[] {
  const isGone = ({ origin }: BlueprintField): boolean =>
    origin !== null && !hasCustomField(origin.field);
  const { sections, name } = content;
  if (sections.length === 0) return [finding('FormHasNoSections', name)];
  const needs = dependenciesOf(content);
  const twice = duplicateNames(content);
  const found = sections.flatMap((section) => [
    ...lintSection(section, content),
    ...section.items.filter(isFieldItem).flatMap((item) => [
      ...lintItem(item, content, isGone, twice).map((code) => at(code, item, section)),
      ...lintRules(item.rules, content, content.fields[item.field]?.name ?? '', {
        section: section.key,
        item: item.key,
      }),
      ...lintCycle(item, section, content, needs),
      ...lintNames(item, content, section),
    ]),
  ]);
  function at(code: FormLintCode, item: FormFieldItem, { key }: FormSection): FormFinding {
    return finding(code, content.fields[item.field]?.name ?? '', { section: key, item: item.key });
  }
  return found.sort((a, b) => rank(a) - rank(b));
}

const rank = ({ severity }: FormFinding): number => (severity === 'ERROR' ? 0 : 1);

/** Returns whether a column is empty. A table takes the full width and fills all columns. */
export const hasEmptyColumn = (
  { columns, items }: FormSection,
  fields: FormContent['fields'],
): boolean =>
  !items.some((item) => isFieldItem(item) && isWideField(fields[item.field])) &&
  Array.from({ length: columns }, (_, at) => at + 1).some((column) =>
    items.every((item) => item.column !== column),
  );

function lintSection(section: FormSection, content: FormContent): readonly FormFinding[] {
  const where = { section: section.key };
  if (section.items.length === 0) return [finding('FormHasEmptySections', section.name, where)];
  return [
    ...(hasEmptyColumn(section, content.fields)
      ? [finding('HasEmptyColumns', section.name, where)]
      : []),
    ...lintRules(section.rule === null ? [] : [section.rule], content, section.name, where),
  ];
}

/** Returns normalized names that several fields share. */
const duplicateNames = (content: FormContent): ReadonlySet<string> => {
  const asked = new Set(fieldItems(content).map(({ field }) => field));
  const names = [...asked].map((key) => foldedName(content.fields[key]?.name ?? ''));
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
};

function lintItem(
  item: FormFieldItem,
  content: FormContent,
  isGone: (field: BlueprintField) => boolean,
  twice: ReadonlySet<string>,
): readonly FormLintCode[] {
  const field = content.fields[item.field];
  if (field === undefined) return [];
  return [
    ...(offersNothing(field) ? (['FormChoiceWithoutOptions'] as const) : []),
    ...(isGone(field) ? (['FormFieldDeleted'] as const) : []),
    ...(field.kind === 'TABLE' && field.columns.length === 0 ? (['HasEmptyTables'] as const) : []),
    ...(item.inputType === 'PROVIDED' && item.value === null
      ? (['FormProvidedWithoutValue'] as const)
      : []),
    ...(twice.has(foldedName(field.name)) ? (['FormFieldNameTwice'] as const) : []),
  ];
}

/** Returns findings on missing and duplicate names, in the original or a translation. */
function lintNames(
  item: FormFieldItem,
  content: FormContent,
  { key }: FormSection,
): readonly FormFinding[] {
  const field = content.fields[item.field];
  if (field === undefined) return [];
  const where = { section: key, item: item.key };
  return [
    ...nameFaults(field).map(({ code, name, other }) => ({
      ...finding(`Form${code}`, name, where),
      params: { name, ...(other === '' ? {} : { other }) },
    })),
    ...translatedFaults(field, content).map(({ name, other, locale: language }) => ({
      ...finding(
        other === '' ? 'FormNameMissingInLanguage' : 'FormNameTwiceInLanguage',
        name,
        where,
      ),
      params: { name, language, ...(other === '' ? {} : { other }) },
    })),
  ];
}

/** Returns findings on the rules of an item or section, each at its comparison. */
function lintRules(
  rules: readonly FormRule[],
  content: FormContent,
  name: string,
  where: FormFinding['at'],
): readonly FormFinding[] {
  return rules.flatMap((rule, index) =>
    ruleFaults(rule, content).map(({ comparison, reason, params }) => ({
      ...finding('FormRuleInvalid', name, { ...where, rule: index + 1, comparison }),
      params: { name, rule: index + 1, comparison, reason, ...params },
    })),
  );
}

/**
 * Returns the items that decide whether an item is shown: those compared by its rules and its
 * section's.
 */
export const dependenciesOf = (
  content: Pick<FormContent, 'sections'>,
): ReadonlyMap<FormItemKey, readonly FormItemKey[]> =>
  new Map(
    content.sections.flatMap(({ rule, items }) =>
      items.map((item) => {
        const rules = [...(rule === null ? [] : [rule]), ...(isFieldItem(item) ? item.rules : [])];
        return [
          item.key,
          rules.flatMap((one) => comparisonsOf(one).map((compared) => compared.item)),
        ];
      }),
    ),
  );

/** Returns findings on cyclic rules: whether an item is shown would depend on itself. */
function lintCycle(
  item: FormFieldItem,
  { key: section, rule: ofSection }: FormSection,
  content: FormContent,
  needs: ReturnType<typeof dependenciesOf>,
): readonly FormFinding[] {
  const reaches = (from: FormItemKey, seen: Set<FormItemKey>): boolean => {
    if (from === item.key) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (needs.get(from) ?? []).some((next) => reaches(next, seen));
  };
  const own = item.rules.map((rule, at) => [at + 1, rule] as const);
  const rules = ofSection === null ? own : [...own, [0, ofSection] as const];
  const compared = rules.flatMap(([rule, one]) =>
    placedComparisons(one).map(([comparison, by]) => ({ rule, comparison, by: by.item })),
  );
  const way = compared.find(({ by }) => reaches(by, new Set()));
  if (way === undefined) return [];
  const nameOf = (of: FormItemKey): string => {
    const through = fieldItems(content).find(({ key }) => key === of);
    return (through && content.fields[through.field]?.name) ?? '';
  };
  const name = nameOf(item.key);
  const { rule, comparison, by } = way;
  const at = { section, item: item.key };
  return [
    {
      // A section rule isn't the item's own rule.
      ...finding('FormRuleCycle', name, rule === 0 ? at : { ...at, rule, comparison }),
      params: { name, other: nameOf(by), reason: by === item.key ? 'ITSELF' : 'OTHERS' },
    },
  ];
}
