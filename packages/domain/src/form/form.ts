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

/** The content of a form: edited as draft, published as version, and copied into blueprints. */
export interface FormContent extends FormBody {
  readonly formatVersion: 1;
  /** The fields of the form. */
  readonly fields: Readonly<Record<FieldKey, BlueprintField>>;
}

/** The visible parts of a form, wherever its fields are stored. */
export interface FormBody {
  readonly name: string;
  readonly description: RichText;
  /** Original language; others are in `translations`. */
  readonly language: Locale;
  readonly sections: readonly FormSection[];
  readonly translations: FormTranslations;
}

/** Translations by text key; see `form-texts`. */
export type FormTranslations = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

export type ColumnCount = 1 | 2 | 3;

export interface FormSection {
  readonly key: FormSectionKey;
  readonly name: string;
  readonly description: RichText;
  readonly columns: ColumnCount;
  /** In display order: within a column from top to bottom. */
  readonly items: readonly FormItem[];
  /** Shows or hides the section with its items; null if it is always shown. */
  readonly rule: FormRule | null;
}

export type FormItem = FormFieldItem | FormTextItem;

interface ItemPlace {
  readonly key: FormItemKey;
  /** One-based. Tables always take the full width. */
  readonly column: number;
}

/** A field at one position of a form. */
export interface FormFieldItem extends ItemPlace {
  readonly kind: 'FIELD';
  readonly field: FieldKey;
  readonly inputType: FormInputType;
  /** For PROVIDED the preset value, otherwise the default value. */
  readonly value: FieldValue | null;
  /** Help text; can be empty. */
  readonly help: string;
  readonly rules: readonly FormRule[];
}

/** A text block. */
export interface FormTextItem extends ItemPlace {
  readonly kind: 'TEXT';
  readonly text: RichText;
}

export type FormInputType = Extract<InputType, 'REQUESTED' | 'OPTIONAL' | 'PROVIDED'>;

/**
 * Effect of a rule: SHOW shows the field only if the condition is met, HIDE hides it then,
 * MANDATORY shows and requires it. All rules apply; a met MANDATORY rule overrides others.
 */
export type FormEffect = 'SHOW' | 'HIDE' | 'MANDATORY';

/** `Key` identifies the compared field: a form item or, in a workflow, a field instance. */
export interface FormRule<Key extends string = FormItemKey> {
  readonly effect: FormEffect;
  readonly match: Match;
  readonly comparisons: readonly FormComparison<Key>[];
  /** Each counts as one comparison; groups can't be nested. */
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

/** A form in a blueprint: a version of a workspace form whose fields belong to the blueprint. */
export interface BlueprintForm extends FormBody {
  readonly key: FormKey;
  readonly origin: FormOrigin;
}

export interface FormOrigin {
  readonly form: FormId;
  readonly version: number;
}

/** Returns all comparisons of a rule, including those in groups. */
export const comparisonsOf = <Key extends string>({
  comparisons,
  groups,
}: Pick<FormRule<Key>, 'comparisons' | 'groups'>): readonly FormComparison<Key>[] => [
  ...comparisons,
  ...groups.flatMap((group) => group.comparisons),
];

/** Returns all items of a form, section by section. */
export const itemsOfForm = ({ sections }: Pick<FormBody, 'sections'>): readonly FormItem[] =>
  sections.flatMap(({ items }) => items);

export const isFieldItem = (item: FormItem): item is FormFieldItem => item.kind === 'FIELD';

/** Returns all fields of a form, section by section. */
export const fieldItems = (form: Pick<FormBody, 'sections'>): readonly FormFieldItem[] =>
  itemsOfForm(form).filter(isFieldItem);
