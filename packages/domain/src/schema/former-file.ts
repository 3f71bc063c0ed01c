import { isJson, mapList, mapProperties, withSchemaNames, type Json } from './payload-names.ts';

/** Converts files of format 1, whose unions were flat objects, to a patch of the current schema. */

const triggerOf = ({ afterTasks, notBefore, ...task }: Json): Json => ({
  ...task,
  trigger: { afterTasks: afterTasks ?? [], notBefore: notBefore ?? null },
});

const automationOf = (automation: unknown): unknown => {
  if (!isJson(automation)) return automation;
  const { bodyKind: kind, bodyEntries, bodyText, ...rest } = automation;
  const content = { FORM: { entries: bodyEntries ?? [] }, JSON: { text: bodyText ?? '' } };
  return { ...rest, body: { kind, ...(kind === 'FORM' || kind === 'JSON' ? content[kind] : {}) } };
};

const ruleOf = (rule: unknown): unknown => {
  if (!isJson(rule)) return rule;
  const { comparisons, groups, ...rest } = rule;
  const all = Array.isArray(comparisons) ? comparisons.filter(isJson) : [];
  const within = (at: number | null): readonly Json[] =>
    all.filter(({ group }) => (group ?? null) === at).map(({ group: _, ...one }) => one);
  const matches: readonly unknown[] = Array.isArray(groups) ? groups : [];
  return {
    ...rest,
    comparisons: within(null),
    groups: matches.map((match, at) => ({ match, comparisons: within(at) })),
  };
};

const itemOf = (item: Json): unknown =>
  mapProperties(
    { kind: typeof item['field'] === 'string' ? 'FIELD' : 'TEXT', ...item },
    { rules: (rules) => mapList(rules, ruleOf) },
  );

const textsOf = (translations: unknown): Json => {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const one of Array.isArray(translations) ? translations.filter(isJson) : []) {
    const locale = String(one['locale']);
    texts[locale] = { ...texts[locale], [String(one['key'])]: one['text'] };
  }
  return texts;
};

const formOf = ({ form, version, translations, sections, ...rest }: Json): Json => ({
  ...rest,
  origin: { form, version },
  translations: textsOf(translations),
  sections: mapList(sections, (section) =>
    mapProperties(section, { rule: ruleOf, items: (items) => mapList(items, itemOf) }),
  ),
});

/** Returns the patch that creates the blueprint of a file of format 1. */
export const patchOfFormerFile = (blueprint: unknown): unknown =>
  withSchemaNames(
    mapProperties(blueprint, {
      putTasks: (tasks) =>
        mapList(tasks, (task) => mapProperties(triggerOf(task), { automation: automationOf })),
      putForms: (forms) => mapList(forms, formOf),
    }),
  );
