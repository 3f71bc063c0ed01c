import type { ConditionOperator, Match } from '../condition/condition.ts';
import type {
  FieldKey,
  FormId,
  FormItemKey,
  FormKey,
  FormSectionKey,
  RichText,
} from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import type { BlueprintField, FieldValue, InputType } from '../field/field.ts';

/**
 * What a form says: the document that is edited as a draft, published as a version and taken
 * over into blueprints.
 */
export interface FormContent extends FormBody {
  readonly formatVersion: 1;
  /** The questions that it asks. */
  readonly fields: Readonly<Record<FieldKey, BlueprintField>>;
}

/** What a form shows, wherever its fields are kept. */
export interface FormBody {
  readonly name: string;
  readonly description: RichText;
  /** What it is written in; the other languages are in `translations`. */
  readonly language: Locale;
  readonly sections: readonly FormSection[];
  readonly translations: FormTranslations;
}

/** Texts by what they translate; see `form-texts`. */
export type FormTranslations = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

export type ColumnCount = 1 | 2 | 3;

export interface FormSection {
  readonly key: FormSectionKey;
  readonly name: string;
  readonly description: RichText;
  readonly columns: ColumnCount;
  /** In reading order: within a column from top to bottom. */
  readonly items: readonly FormItem[];
  /** Shows or hides the section with all that stands in it; null: it is always there. */
  readonly rule: FormRule | null;
}

export type FormItem = FormFieldItem | FormTextItem;

interface ItemPlace {
  readonly key: FormItemKey;
  /** 1-based. A table is as wide as its section, whatever its column. */
  readonly column: number;
}

/** A question at one place of a form. */
export interface FormFieldItem extends ItemPlace {
  readonly kind: 'FIELD';
  readonly field: FieldKey;
  readonly inputType: FormInputType;
  /** PROVIDED: the value. Otherwise what the form begins with. */
  readonly value: FieldValue | null;
  /** What helps to answer; empty: nothing. */
  readonly help: string;
  readonly rules: readonly FormRule[];
}

/** Something to read. */
export interface FormTextItem extends ItemPlace {
  readonly kind: 'TEXT';
  readonly text: RichText;
}

export type FormInputType = Extract<InputType, 'REQUESTED' | 'OPTIONAL' | 'PROVIDED'>;

/**
 * What a condition does to a field: it is there only if the condition holds (SHOW), not there
 * if it does (HIDE), or there and to be answered (MANDATORY). Of several, all have their say;
 * a MANDATORY one that holds has the last word.
 */
export type FormEffect = 'SHOW' | 'HIDE' | 'MANDATORY';

/** `Key` names what is compared: an item of the form or, in a workflow, the place of its field. */
export interface FormRule<Key extends string = FormItemKey> {
  readonly effect: FormEffect;
  readonly match: Match;
  readonly comparisons: readonly FormComparison<Key>[];
  /** Each counts as one comparison; there are no groups of groups. */
  readonly groups: readonly FormRuleGroup<Key>[];
}

export interface FormRuleGroup<Key extends string = FormItemKey> {
  readonly match: Match;
  readonly comparisons: readonly FormComparison<Key>[];
}

export interface FormComparison<Key extends string = FormItemKey> {
  readonly item: Key;
  readonly operator: ConditionOperator;
  readonly values: readonly FieldValue[];
}

/** A form in a blueprint: a version of a form of the workspace; its fields are the blueprint's. */
export interface BlueprintForm extends FormBody {
  readonly key: FormKey;
  readonly origin: FormOrigin;
}

export interface FormOrigin {
  readonly form: FormId;
  readonly version: number;
}

/** Every comparison of a rule, those of its groups included. */
export const comparisonsOf = <Key extends string>({
  comparisons,
  groups,
}: Pick<FormRule<Key>, 'comparisons' | 'groups'>): readonly FormComparison<Key>[] => [
  ...comparisons,
  ...groups.flatMap((group) => group.comparisons),
];

/** Every item of a form, section by section. */
export const itemsOfForm = ({ sections }: Pick<FormBody, 'sections'>): readonly FormItem[] =>
  sections.flatMap(({ items }) => items);

export const isFieldItem = (item: FormItem): item is FormFieldItem => item.kind === 'FIELD';

/** Every question of a form, section by section. */
export const fieldItems = (form: Pick<FormBody, 'sections'>): readonly FormFieldItem[] =>
  itemsOfForm(form).filter(isFieldItem);
