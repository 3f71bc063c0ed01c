import { isFilledInByPeople, type FieldOption, type FieldValue } from '@baton/domain/field/field';
import type { LayoutColumn } from '@baton/domain/form/form-layout';
import type { ReactNode } from 'react';
import { AnswerView } from '../../../fields/answer/answer-view.tsx';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { translatedShape } from '../../../lib/forms/translated-shape.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormSection, type FormSectionProps } from '../../../ui/form-layout/form-section.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { answerTo, fieldOfQuestion, intakeStates, type IntakeAnswers } from './intake-questions.ts';
import type { Intake } from './use-intake.ts';
import classes from './start-form.module.css';

export interface IntakeFieldsProps {
  readonly intake: Pick<Intake, 'questions' | 'layouts'>;
  readonly answers: IntakeAnswers;
  readonly onAnswer: (instance: string, value: FieldValue | null) => void;
  readonly errorAt: (field: string) => string | undefined;
  /** True to show preset and inherited values, too. */
  readonly showsReadOnly?: boolean;
  /** Level of the headings of sections. */
  readonly sectionLevel?: FormSectionProps['level'];
}

/** The intake fields in the layout of their forms. */
export function IntakeFields({
  intake: { questions, layouts },
  answers,
  onAnswer,
  errorAt,
  showsReadOnly = false,
  sectionLevel,
}: IntakeFieldsProps): ReactNode {
  const t = useText();
  if (!showsReadOnly && !questions.some(isFilledInByPeople)) return null;
  const states = intakeStates(questions, answers);
  const draw = (instance: string, asked: AskedAtStart | null): ReactNode => {
    const question = questions.find((one) => one.instance === instance);
    if (question === undefined || !states.isShown(question)) return null;
    const { field } = question;
    if (!isFilledInByPeople(question))
      return showsReadOnly && question.inputType !== 'HIDDEN' ? (
        <AnswerView
          key={instance}
          label={asked?.label ?? field.name}
          shape={translatedShape(field, asked)}
          value={question.initial}
          people={[]}
          storageKey={instance}
        />
      ) : null;
    const error = errorAt(fieldOfQuestion(question));
    const answer = (value: FieldValue | null): void =>
      onAnswer(instance, value === '' ? null : value);
    return (
      <AnswerControl
        key={instance}
        label={asked?.label ?? field.name}
        description={asked?.help || undefined}
        isRequired={states.isMandatory(question)}
        isJudged={error !== undefined}
        error={error}
        shape={translatedShape(field, asked)}
        value={answerTo(question, answers)}
        storageKey={instance}
        onType={answer}
        onCommit={answer}
      />
    );
  };
  const laidOut = new Set(
    layouts.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.map(({ instance }) => instance)),
    ),
  );
  return (
    <fieldset className={classes.intake}>
      <legend className={classes.legend}>{t('fields.editor.intake')}</legend>
      {layouts.flatMap(({ form, sections }) =>
        sections
          .filter(({ rule }) => states.isMet(rule))
          .map(({ items, ...section }) => {
            const shown = items.flatMap((item) => {
              const drawn =
                item.instance == null ? (
                  <RichTextView html={item.text} />
                ) : (
                  draw(item.instance, item)
                );
              return drawn === null ? [] : [{ ...item, content: drawn }];
            });
            return shown.length === 0 ? null : (
              <FormSection
                {...section}
                level={sectionLevel}
                key={`${form}.${section.key}`}
                items={shown}
              />
            );
          }),
      )}
      {questions.map(({ instance }) => (laidOut.has(instance) ? null : draw(instance, null)))}
    </fieldset>
  );
}

interface AskedAtStart {
  readonly label: string;
  readonly help: string;
  readonly options: readonly FieldOption[];
  readonly columns: readonly LayoutColumn[];
}
