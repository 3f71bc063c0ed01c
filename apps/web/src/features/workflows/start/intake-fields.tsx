import {
  asId,
  type FieldKey,
  type FormItemKey,
  type FormKey,
  type InstanceKey,
} from '@baton/domain/core/ids';
import type { FieldOption, FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import { isAsked } from '@baton/domain/field/read-value';
import { blueprintFormFromWire } from '@baton/domain/form/wire-form';
import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  intakeFieldsQuery,
  intakeFieldsQuery$data,
} from '../../../__generated__/intakeFieldsQuery.graphql.ts';
import { inputShape } from '../../../lib/fields/input-shape.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { readSection } from '../../../lib/forms/read-section.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import { DocumentAnswerField } from './document-answer-field.tsx';
import {
  answerTo,
  fieldOfQuestion,
  intakeStates,
  questionsOf,
  type IntakeAnswers,
  type IntakeQuestion,
} from './intake-questions.ts';
import classes from './start-workflow-dialog.module.css';

type Content = NonNullable<
  NonNullable<intakeFieldsQuery$data['blueprint']>['published']
>['content'];

const readQuestions = ({ fields, forms, intake }: Content): readonly IntakeQuestion[] =>
  questionsOf({
    fields: new Map(fields.map((field) => [field.key, readField(field)])),
    forms: Object.fromEntries(
      forms.map((form) => [
        form.key,
        blueprintFormFromWire({ ...form, sections: form.sections.map(readSection) }),
      ]),
    ),
    intake: intake.map(({ key, field, inputType, value, item }) => ({
      key: asId<InstanceKey>(key),
      field: asId<FieldKey>(field),
      inputType,
      source: null,
      value: value ?? null,
      item:
        item == null
          ? null
          : { form: asId<FormKey>(item.form), item: asId<FormItemKey>(item.item) },
    })),
  });

export interface IntakeFieldsProps {
  readonly blueprintId: string;
  readonly answers: IntakeAnswers;
  readonly onQuestions: (questions: readonly IntakeQuestion[]) => void;
  readonly onAnswer: (instance: string, value: FieldValue | null) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** The questions that the blueprint asks whoever starts it, laid out as its forms are. */
export function IntakeFields({
  blueprintId,
  answers,
  onQuestions,
  onAnswer,
  errorAt,
}: IntakeFieldsProps): ReactNode {
  const t = useText();
  const { blueprint } = useLazyLoadQuery<intakeFieldsQuery>(
    graphql`
      query intakeFieldsQuery($id: ID!) {
        blueprint(id: $id) {
          id
          published {
            id
            content {
              fields {
                key
                ...readField_field
              }
              forms {
                key
                form
                version
                name
                description
                language
                sections {
                  ...readSection_section
                }
                translations {
                  locale
                  key
                  text
                }
              }
              intake {
                key
                field
                inputType
                value
                item {
                  form
                  item
                }
              }
              intakeLayout {
                form
                name
                description
                sections {
                  key
                  name
                  description
                  columns
                  rule {
                    effect
                    match
                    comparisons {
                      instance
                      operator
                      values
                    }
                  }
                  items {
                    key
                    column
                    isWide
                    instance
                    text
                    label
                    help
                    options {
                      id
                      name
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: blueprintId },
    { fetchPolicy: 'store-and-network' },
  );
  const content = blueprint?.published?.content;
  useEffect(() => {
    onQuestions(content === undefined ? [] : readQuestions(content));
    // The handler sets a state and is the same in all that matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);
  if (content === undefined) return null;
  const questions = readQuestions(content);
  if (!questions.some(isAsked)) return null;
  const states = intakeStates(questions, answers);
  const layouts = content.intakeLayout;
  const draw = (instance: string, asked: AskedAtStart | null): ReactNode => {
    const question = questions.find((one) => one.instance === instance);
    if (question === undefined || !isAsked(question) || !states.isShown(question)) return null;
    return (
      <IntakeAnswer
        key={instance}
        question={question}
        asked={asked}
        isRequired={states.isMandatory(question)}
        value={answerTo(question, answers)}
        error={errorAt(fieldOfQuestion(question))}
        onAnswer={(value) => onAnswer(instance, value === '' ? null : value)}
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
              <FormSection {...section} key={`${form}.${section.key}`} items={shown} />
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
}

interface IntakeAnswerProps {
  readonly question: IntakeQuestion;
  readonly asked: AskedAtStart | null;
  readonly isRequired: boolean;
  readonly value: FieldValue | null;
  readonly error: string | undefined;
  readonly onAnswer: (value: FieldValue | null) => void;
}

function IntakeAnswer({
  question: { field },
  asked,
  isRequired,
  value,
  error,
  onAnswer,
}: IntakeAnswerProps): ReactNode {
  const today = useToday();
  const { kind } = field;
  const shared = {
    label: asked?.label ?? field.name,
    description: asked?.help || undefined,
    required: isRequired && kind !== 'CHECKBOX',
    error,
  };
  // A table is filled in on a task, row by row.
  if (kind === 'TABLE') return null;
  if (isDocumentKind(kind))
    return <DocumentAnswerField {...shared} shape={field} value={value} onAnswer={onAnswer} />;
  if (kind === 'PEOPLE') {
    return (
      <PeopleAnswer
        {...shared}
        isSingle={field.constraints.maxParties === 1}
        onAnswer={(ids) => onAnswer(ids.length === 0 ? null : ids)}
      />
    );
  }
  return (
    <ValueInput
      {...shared}
      {...inputShape({ ...field, options: asked?.options ?? field.options }, today)}
      kind={kind}
      value={asCell(value)}
      onType={onAnswer}
      onCommit={onAnswer}
    />
  );
}

interface PeopleAnswerProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly isSingle: boolean;
  readonly onAnswer: (ids: readonly string[]) => void;
}

function PeopleAnswer({ onAnswer, isSingle, ...shared }: PeopleAnswerProps): ReactNode {
  const search = usePartySearch();
  const [chosen, setChosen] = useState<readonly FoundParty[]>([]);
  return (
    <PartyPicker
      {...shared}
      {...search}
      multiple={!isSingle}
      value={chosen}
      onChange={(parties) => {
        setChosen(parties);
        onAnswer(parties.map(({ id }) => id));
      }}
    />
  );
}
