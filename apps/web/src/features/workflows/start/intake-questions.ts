import { effectiveInputType } from '@baton/domain/blueprint/places/effective-input-type';
import type { Locale } from '@baton/domain/core/languages';
import type { BlueprintIntake } from '@baton/domain/blueprint/content';
import { asId, type InstanceKey, type PlainDate } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import {
  isFilledInByPeople,
  type FieldShape,
  type FieldValue,
  type InputType,
} from '@baton/domain/field/field';
import { isFilled, valueRefusal } from '@baton/domain/field/field-kinds';
import type { FormRule } from '@baton/domain/form/form';
import { rulesOfInstance } from '@baton/domain/form/rules/form-rules';
import { columnsInAllWords, type ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { formAsking } from '@baton/domain/blueprint/places/forms-at-places';
import { formState, isRuleMet, type StatedField } from '@baton/domain/form/rules/form-state';
import { placeRule, type FlatPlaceRule } from '../../../lib/forms/place-rule.ts';

/** A field in an intake form. Some are hidden. */
export interface IntakeQuestion {
  readonly instance: string;
  readonly inputType: InputType;
  readonly field: FieldShape & { readonly name: string };
  /** Initial value. */
  readonly initial: FieldValue | null;
  readonly rules: readonly FormRule<InstanceKey>[];
}

export type IntakeAnswers = ReadonlyMap<string, FieldValue | null>;

export const questionsOf = ({
  fields,
  forms,
  intake,
}: BlueprintIntake): readonly IntakeQuestion[] =>
  intake.flatMap((instance) => {
    const field = fields[instance.field];
    return field === undefined
      ? []
      : [
          {
            instance: instance.key,
            inputType: effectiveInputType(instance, null),
            field,
            initial: instance.value,
            rules: rulesOfInstance({ forms }, intake, instance),
          },
        ];
  });

/** Returns the column names that files can use for the table, in all languages of its form. */
export const columnWordsAt = (
  { fields, forms, intake }: BlueprintIntake,
  place: string,
  reader: Locale,
): readonly ColumnInAllWords[] => {
  const instance = intake.find(({ key }) => key === place);
  const field = instance === undefined ? undefined : fields[instance.field];
  return instance === undefined || field === undefined
    ? []
    : columnsInAllWords(field, formAsking({ forms }, instance), reader);
};

export const answerTo = (
  { instance, initial }: Pick<IntakeQuestion, 'instance' | 'initial'>,
  answers: IntakeAnswers,
): FieldValue | null => answers.get(instance) ?? (answers.has(instance) ? null : initial);

export const fieldOfQuestion = ({ instance }: Pick<IntakeQuestion, 'instance'>): string =>
  `values.${instance}`;

export interface IntakeStates {
  readonly isShown: (question: IntakeQuestion) => boolean;
  readonly isMandatory: (question: IntakeQuestion) => boolean;
  /** Returns whether a section with this rule is shown. */
  readonly isMet: (rule: FlatPlaceRule | null | undefined) => boolean;
}

/** Returns which fields are shown and required for the entered values. */
export function intakeStates(
  questions: readonly IntakeQuestion[],
  answers: IntakeAnswers,
): IntakeStates {
  const stated = questions.map((question): StatedField<InstanceKey> => ({
    ...question,
    key: asId<InstanceKey>(question.instance),
    value: answerTo(question, answers),
  }));
  const states = formState(stated);
  const stateOf = ({ instance }: IntakeQuestion) => states.get(asId<InstanceKey>(instance));
  return {
    isShown: (question) => stateOf(question)?.isShown ?? true,
    isMandatory: (question) => stateOf(question)?.isMandatory ?? false,
    isMet: (rule) => isRuleMet(rule == null ? null : placeRule(rule), stated),
  };
}

/** Returns the values to send. Hidden fields have none. */
export const answersToSend = (
  questions: readonly IntakeQuestion[],
  answers: IntakeAnswers,
): readonly { readonly instance: string; readonly value: FieldValue | null }[] =>
  questions
    .filter(isFilledInByPeople)
    .map((question) => ({ instance: question.instance, value: answerTo(question, answers) }));

/** Returns missing and invalid values by the server's rules. */
export function intakeRefusals(
  questions: readonly IntakeQuestion[],
  answers: IntakeAnswers,
  today: PlainDate,
): readonly Refusal[] {
  const states = intakeStates(questions, answers);
  return questions.filter(isFilledInByPeople).flatMap((question) => {
    if (!states.isShown(question)) return [];
    const value = answerTo(question, answers);
    const at = fieldOfQuestion(question);
    if (states.isMandatory(question) && !isFilled(value, question.field))
      return [refuse('Required', {}, at)];
    const refusal = valueRefusal(value, question.field, today);
    return refusal === null ? [] : [refuse(refusal.code, refusal.params, at)];
  });
}

/** Returns true if a table or several columns need the width. */
export const isWideIntake = ({
  questions,
  layouts,
}: {
  readonly questions: readonly IntakeQuestion[];
  readonly layouts: readonly { readonly sections: readonly { readonly columns: number }[] }[];
}): boolean =>
  questions.some((question) => isFilledInByPeople(question) && question.field.kind === 'TABLE') ||
  layouts.some(({ sections }) => sections.some(({ columns }) => columns > 1));
