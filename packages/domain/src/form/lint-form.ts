import { areValuesFitting } from '../condition/fitting-values.ts';
import { operatorsOf } from '../condition/operators.ts';
import type { CustomFieldId, FormItemKey, FormSectionKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import { nameFaults } from '../field/names-apart.ts';
import { offersNothing } from '../field/offers-nothing.ts';
import {
  comparisonsOf,
  fieldItems,
  isFieldItem,
  itemsOfForm,
  type FormContent,
  type FormFieldItem,
  type FormRule,
  type FormSection,
} from './form.ts';
import { translatedFaults } from './translated-names.ts';
import { isWideField } from './wide-field.ts';

/** What the linter of forms can find. Errors keep a draft from being published. */
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
  /** Values for the message: `name` is what the finding is about. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: { readonly section?: FormSectionKey; readonly item?: FormItemKey };
}

const finding = (code: FormLintCode, name: string, at: FormFinding['at'] = {}): FormFinding => ({
  severity: formLintSeverities[code],
  code,
  params: { name },
  at,
});

/** What lies beside the form: who looks without it finds less, and nothing else. */
export interface FormLintKnowledge {
  /** Whether the workspace's library still has the field. */
  readonly hasCustomField?: (id: CustomFieldId) => boolean;
}

/** All findings, errors first, then in the order of the form. */
export function lintForm(
  content: FormContent,
  { hasCustomField = () => true }: FormLintKnowledge = {},
): readonly FormFinding[] {
  const isGone = ({ origin }: BlueprintField): boolean =>
    origin !== null && !hasCustomField(origin.field);
  const { sections, name } = content;
  if (sections.length === 0) return [finding('FormHasNoSections', name)];
  const cyclic = cyclicItems(content);
  const found = sections.flatMap((section) => [
    ...lintSection(section, content),
    ...section.items
      .filter(isFieldItem)
      .flatMap((item) => [
        ...lintItem(item, content, cyclic, isGone).map((code) => at(code, item, section)),
        ...lintNames(item, content, section),
      ]),
  ]);
  function at(code: FormLintCode, item: FormFieldItem, { key }: FormSection): FormFinding {
    return finding(code, content.fields[item.field]?.name ?? '', { section: key, item: item.key });
  }
  return found.sort((a, b) => rank(a) - rank(b));
}

const rank = ({ severity }: FormFinding): number => (severity === 'ERROR' ? 0 : 1);

/** Columns that nothing stands in. A table is as wide as its section and fills all of them. */
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
    ...(section.rule === null || isRuleFit(section.rule, content)
      ? []
      : [finding('FormRuleInvalid', section.name, where)]),
  ];
}

function lintItem(
  item: FormFieldItem,
  content: FormContent,
  cyclic: ReadonlySet<FormItemKey>,
  isGone: (field: BlueprintField) => boolean,
): readonly FormLintCode[] {
  const field = content.fields[item.field];
  if (field === undefined) return [];
  const isTwice = fieldItems(content).some(
    (other) =>
      other.field !== field.key &&
      content.fields[other.field]?.name.trim().toLowerCase() === field.name.trim().toLowerCase(),
  );
  return [
    ...(offersNothing(field) ? (['FormChoiceWithoutOptions'] as const) : []),
    ...(isGone(field) ? (['FormFieldDeleted'] as const) : []),
    ...(field.kind === 'TABLE' && field.columns.length === 0 ? (['HasEmptyTables'] as const) : []),
    ...(item.inputType === 'PROVIDED' && item.value === null
      ? (['FormProvidedWithoutValue'] as const)
      : []),
    ...(item.rules.every((rule) => isRuleFit(rule, content)) ? [] : (['FormRuleInvalid'] as const)),
    ...(cyclic.has(item.key) ? (['FormRuleCycle'] as const) : []),
    ...(isTwice ? (['FormFieldNameTwice'] as const) : []),
  ];
}

/** Choices and columns that nobody could tell apart, as they were written or in a translation. */
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

/** Every comparison is of a field that is there, in a way that its kind has, with values of it. */
const isRuleFit = (rule: FormRule, content: FormContent): boolean =>
  comparisonsOf(rule).length > 0 &&
  rule.groups.every(({ comparisons }) => comparisons.length > 0) &&
  comparisonsOf(rule).every(({ item, operator, values }) => {
    const compared = fieldItems(content).find(({ key }) => key === item);
    const field = compared === undefined ? undefined : content.fields[compared.field];
    return (
      field !== undefined &&
      operatorsOf(field).includes(operator) &&
      areValuesFitting(operator, values, field)
    );
  });

/** What decides whether an item is there: the items that its rules, and its section's, compare. */
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

/** Items whether they are there would depend on themselves. */
function cyclicItems(content: FormContent): ReadonlySet<FormItemKey> {
  const needs = dependenciesOf(content);
  const reaches = (from: FormItemKey, wanted: FormItemKey, seen: Set<FormItemKey>): boolean =>
    (needs.get(from) ?? []).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  return new Set(
    itemsOfForm(content)
      .map(({ key }) => key)
      .filter((key) => reaches(key, key, new Set())),
  );
}
