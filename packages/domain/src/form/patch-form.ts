import { isDeepEqual } from '../core/equality.ts';
import type { FieldKey, FormSectionKey } from '../core/ids.ts';
import { isLocale, type Locale } from '../core/languages.ts';
import { fail, ok, refuse, type Refusal, type Result } from '../core/refusal.ts';
import type { BlueprintField } from '../field/field.ts';
import { writtenFieldRefusals } from '../field/validate-field.ts';
import type { FormChange } from './edit-form.ts';
import type { FormContent, FormSection, FormTranslations } from './form.ts';
import { translationRefusal } from './translated-names.ts';
import { validateForm } from './validate-form.ts';

/** The difference between two forms: sections, fields, and single translations. */
export interface FormPatch extends FormChange {
  /** All sections in order, if the order changed. */
  readonly order?: readonly FormSectionKey[];
  readonly putSections: readonly FormSection[];
  readonly removeSections: readonly FormSectionKey[];
  readonly putFields: readonly BlueprintField[];
  readonly removeFields: readonly FieldKey[];
  readonly putTexts: readonly PatchedText[];
}

/** A translation; null removes it. */
export interface PatchedText {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string | null;
}

const keysOf = <K extends string>(list: readonly { readonly key: K }[]): readonly K[] =>
  list.map(({ key }) => key);

/** Returns the patch that turns `before` into `after`; with swapped arguments, its inverse. */
export function diffForm(before: FormContent, after: FormContent): FormPatch {
  const sections = new Map(before.sections.map((section) => [section.key, section]));
  const left = new Set(keysOf(after.sections));
  return {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...(before.description === after.description ? {} : { description: after.description }),
    ...(before.language === after.language ? {} : { language: after.language }),
    ...(isDeepEqual(keysOf(before.sections), keysOf(after.sections))
      ? {}
      : { order: keysOf(after.sections) }),
    putSections: after.sections.filter((one) => !isDeepEqual(one, sections.get(one.key))),
    removeSections: keysOf(before.sections).filter((key) => !left.has(key)),
    putFields: Object.values<BlueprintField>(after.fields).filter(
      (field) => !isDeepEqual(field, before.fields[field.key]),
    ),
    removeFields: Object.values<BlueprintField>(before.fields)
      .map(({ key }) => key)
      .filter((key) => after.fields[key] === undefined),
    putTexts: changedTexts(before.translations, after.translations),
  };
}

function changedTexts(before: FormTranslations, after: FormTranslations): readonly PatchedText[] {
  const spoken = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isLocale);
  return spoken.flatMap((locale) => {
    const old = before[locale] ?? {};
    const now = after[locale] ?? {};
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...keys]
      .filter((key) => old[key] !== now[key])
      .map((key): PatchedText => ({ locale, key, text: now[key] ?? null }));
  });
}

/** Returns whether the patch changes nothing. */
export const isEmptyFormPatch = (patch: FormPatch): boolean =>
  patch.name === undefined &&
  patch.description === undefined &&
  patch.language === undefined &&
  patch.order === undefined &&
  patch.putSections.length === 0 &&
  patch.removeSections.length === 0 &&
  patch.putFields.length === 0 &&
  patch.removeFields.length === 0 &&
  patch.putTexts.length === 0;

/** Returns the form with the patch applied, valid or not. */
export function patchedForm(content: FormContent, patch: FormPatch): FormContent {
  const { name, description, language, order } = patch;
  const sections = new Map(content.sections.map((section) => [section.key, section]));
  for (const key of patch.removeSections) sections.delete(key);
  for (const section of patch.putSections) sections.set(section.key, section);
  const fields = new Map(Object.entries<BlueprintField>(content.fields));
  for (const key of patch.removeFields) fields.delete(key);
  for (const field of patch.putFields) fields.set(field.key, field);
  // Sections that the order doesn't contain come last.
  const known = new Set([...(order ?? []), ...sections.keys()]);
  return {
    ...content,
    name: name ?? content.name,
    description: description ?? content.description,
    language: language ?? content.language,
    sections: [...known].flatMap((key) => sections.get(key) ?? []),
    fields: Object.fromEntries(fields),
    translations: withTexts(content.translations, patch.putTexts),
  };
}

/** Returns the content with the patch applied, or why it would be invalid. */
export function applyFormPatch(content: FormContent, patch: FormPatch): Result<FormContent> {
  const patched = patchedForm(content, patch);
  const [first, ...rest] = [
    ...validateForm(patched),
    ...patch.putFields.flatMap((field) =>
      writtenFieldRefusals(field, content.fields[field.key], `fields.${field.key}`),
    ),
    ...patch.putTexts.flatMap((put) => textRefusals(put, content, patched)),
  ];
  return first === undefined ? ok(patched) : fail(first, ...rest);
}

/** Refuses translations that duplicate another name in the language; existing ones stay. */
const textRefusals = (
  { locale, key, text }: PatchedText,
  before: FormContent,
  after: FormContent,
): readonly Refusal[] => {
  if (text === null || before.translations[locale]?.[key] === text) return [];
  const refusal = translationRefusal(after, { locale, key, text });
  return refusal === null
    ? []
    : [refuse(refusal.code, refusal.params, `translations.${locale}.${key}`)];
};

function withTexts(before: FormTranslations, texts: readonly PatchedText[]): FormTranslations {
  if (texts.length === 0) return before;
  const after = new Map(
    Object.entries(before).map(([locale, known]) => [locale, new Map(Object.entries(known))]),
  );
  for (const { locale, key, text } of texts) {
    const known = after.get(locale) ?? new Map<string, string>();
    if (text === null) known.delete(key);
    else known.set(key, text);
    after.set(locale, known);
  }
  return Object.fromEntries(
    [...after].map(([locale, known]) => [locale, Object.fromEntries(known)]),
  );
}
