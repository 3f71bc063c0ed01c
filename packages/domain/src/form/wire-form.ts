import { fieldFromWire, type WireField } from '../blueprint/wire/wire-fields.ts';
import {
  asId,
  type FieldKey,
  type FormId,
  type FormItemKey,
  type FormKey,
  type FormSectionKey,
} from '../core/ids.ts';
import { isLocale, locales, type Locale } from '../core/languages.ts';
import type { BlueprintField, FieldValue } from '../field/field.ts';
import {
  type BlueprintForm,
  type ColumnCount,
  type FormBody,
  type FormContent,
  type FormInputType,
  type FormItem,
  type FormRule,
  type FormSection,
  type FormTranslations,
} from './form.ts';
import type { FormPatch } from './patch-form.ts';
import { ruleFromWire, ruleToWire, type WireRule } from './rules/wire-rule.ts';

/** The flat format of forms in the API, and its conversion; see `blueprint/wire`. */

type Maybe<T> = T | null | undefined;

export type WireFormRule = WireRule<{ readonly item: string }>;
export type WireFormComparison = WireFormRule['comparisons'][number];

/** A field if `field` is set, else a text block. */
export interface WireFormItem {
  readonly key: string;
  readonly column: number;
  readonly text?: Maybe<string>;
  readonly field?: Maybe<string>;
  readonly inputType?: Maybe<FormInputType>;
  readonly value?: Maybe<FieldValue>;
  readonly help?: Maybe<string>;
  readonly rules?: Maybe<readonly WireFormRule[]>;
}

export interface WireFormSection {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly columns: number;
  readonly rule?: Maybe<WireFormRule>;
  readonly items: readonly WireFormItem[];
}

export interface WireFormText {
  readonly locale: Locale;
  readonly key: string;
  /** Null removes the translation. */
  readonly text?: Maybe<string>;
}

export interface WireFormBody {
  readonly name: string;
  readonly description: string;
  readonly language: Locale;
  readonly sections: readonly WireFormSection[];
  readonly translations: readonly WireFormText[];
}

export interface WireForm extends WireFormBody {
  readonly fields: readonly WireField[];
}

export interface WireBlueprintForm extends WireFormBody {
  readonly key: string;
  readonly form: string;
  readonly version: number;
}

export interface WireFormPatch {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly language?: Maybe<Locale>;
  readonly order?: Maybe<readonly string[]>;
  readonly putSections: readonly WireFormSection[];
  readonly removeSections: readonly string[];
  readonly putFields: readonly WireField[];
  readonly removeFields: readonly string[];
  readonly putTexts: readonly WireFormText[];
}

const itemRule = (wire: WireFormRule): FormRule =>
  ruleFromWire(wire, ({ item }) => asId<FormItemKey>(item));

const itemFromWire = (item: WireFormItem): FormItem => {
  const place = { key: asId<FormItemKey>(item.key), column: item.column };
  return typeof item.field === 'string'
    ? {
        kind: 'FIELD',
        ...place,
        field: asId<FieldKey>(item.field),
        inputType: item.inputType ?? 'REQUESTED',
        value: item.value ?? null,
        help: item.help ?? '',
        rules: (item.rules ?? []).map(itemRule),
      }
    : { kind: 'TEXT', ...place, text: item.text ?? '' };
};

/** Returns the number of columns; an invalid one becomes one that validation refuses. */
const columnsFromWire = (columns: number): ColumnCount =>
  columns === 2 || columns === 3 ? columns : 1;

const sectionFromWire = (section: WireFormSection): FormSection => ({
  key: asId<FormSectionKey>(section.key),
  name: section.name,
  description: section.description,
  columns: columnsFromWire(section.columns),
  rule: section.rule ? itemRule(section.rule) : null,
  items: section.items.map(itemFromWire),
});

const translationsFromWire = (texts: readonly WireFormText[]): FormTranslations =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own = texts.filter((one) => one.locale === locale && typeof one.text === 'string');
      return own.length === 0
        ? []
        : [[locale, Object.fromEntries(own.map(({ key, text }) => [key, text ?? '']))]];
    }),
  );

const bodyFromWire = (wire: WireFormBody): FormBody => ({
  name: wire.name,
  description: wire.description,
  language: wire.language,
  sections: wire.sections.map(sectionFromWire),
  translations: translationsFromWire(wire.translations),
});

/** Returns a form from the API. Input from clients must also be validated. */
export const formFromWire = (wire: WireForm): FormContent => ({
  formatVersion: 1,
  ...bodyFromWire(wire),
  fields: Object.fromEntries(wire.fields.map((field) => [field.key, fieldFromWire(field)])),
});

export const blueprintFormFromWire = (wire: WireBlueprintForm): BlueprintForm => ({
  key: asId<FormKey>(wire.key),
  origin: { form: asId<FormId>(wire.form), version: wire.version },
  ...bodyFromWire(wire),
});

/** Returns a patch from the API; applying it validates the result. */
export const formPatchFromWire = (wire: WireFormPatch): FormPatch => ({
  ...(typeof wire.name === 'string' ? { name: wire.name } : {}),
  ...(typeof wire.description === 'string' ? { description: wire.description } : {}),
  ...(wire.language ? { language: wire.language } : {}),
  ...(wire.order ? { order: wire.order.map((key) => asId<FormSectionKey>(key)) } : {}),
  putSections: wire.putSections.map(sectionFromWire),
  removeSections: wire.removeSections.map((key) => asId<FormSectionKey>(key)),
  putFields: wire.putFields.map(fieldFromWire),
  removeFields: wire.removeFields.map((key) => asId<FieldKey>(key)),
  putTexts: wire.putTexts.map(({ locale, key, text }) => ({ locale, key, text: text ?? null })),
});

const itemToWire = (item: FormItem): WireFormItem => {
  const { kind: _, ...wire } = item;
  return 'rules' in wire ? { ...wire, rules: wire.rules.map(ruleToWire) } : wire;
};

const sectionToWire = (section: FormSection): WireFormSection => ({
  ...section,
  rule: section.rule === null ? null : ruleToWire(section.rule),
  items: section.items.map(itemToWire),
});

const translationsToWire = (translations: FormTranslations): readonly WireFormText[] =>
  Object.entries(translations).flatMap(([locale, texts]) =>
    isLocale(locale)
      ? Object.entries(texts).map(([key, text]): WireFormText => ({ locale, key, text }))
      : [],
  );

const bodyToWire = (body: FormBody): WireFormBody => ({
  name: body.name,
  description: body.description,
  language: body.language,
  sections: body.sections.map(sectionToWire),
  translations: translationsToWire(body.translations),
});

/** Returns a form in API format. */
export const formToWire = (content: FormContent): WireForm => ({
  ...bodyToWire(content),
  fields: Object.values<BlueprintField>(content.fields),
});

export const blueprintFormToWire = (form: BlueprintForm): WireBlueprintForm => ({
  key: form.key,
  form: form.origin.form,
  version: form.origin.version,
  ...bodyToWire(form),
});

/** Returns a patch in API format. */
export const formPatchToWire = ({ putSections, ...patch }: FormPatch): WireFormPatch => ({
  ...patch,
  putSections: putSections.map(sectionToWire),
});
