import type { FieldValue } from '@baton/domain/field/field';
import { isFilled, valueRefusal } from '@baton/domain/field/field-kinds';
import type { PlainDate } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  intakeFieldsQuery,
  intakeFieldsQuery$data,
} from '../../../__generated__/intakeFieldsQuery.graphql.ts';
import { inputShape } from '../../../lib/fields/input-shape.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import classes from './start-workflow-dialog.module.css';

type Content = NonNullable<
  NonNullable<intakeFieldsQuery$data['blueprint']>['published']
>['content'];

/** Something that is asked at the start. */
export interface IntakeQuestion {
  readonly instance: string;
  readonly isRequired: boolean;
  readonly field: Content['fields'][number];
  /** What the answer begins with. */
  readonly initial: FieldValue | null;
}

export type IntakeAnswers = ReadonlyMap<string, FieldValue | null>;

const questionsOf = ({ fields, intake }: Content): readonly IntakeQuestion[] =>
  intake.flatMap(({ key, field: of, inputType, value }) => {
    const field = fields.find((one) => one.key === of);
    return field === undefined || (inputType !== 'REQUESTED' && inputType !== 'OPTIONAL')
      ? []
      : [{ instance: key, field, isRequired: inputType === 'REQUESTED', initial: value ?? null }];
  });

export const answerTo = (
  { instance, initial }: IntakeQuestion,
  answers: IntakeAnswers,
): FieldValue | null => answers.get(instance) ?? (answers.has(instance) ? null : initial);

export const fieldOfQuestion = ({ instance }: IntakeQuestion): string => `values.${instance}`;

/** What is missing or wrong, by the same rules that the server has. */
export const intakeRefusals = (
  questions: readonly IntakeQuestion[],
  answers: IntakeAnswers,
  today: PlainDate,
): readonly Refusal[] =>
  questions.flatMap((question) => {
    const value = answerTo(question, answers);
    const at = fieldOfQuestion(question);
    if (question.isRequired && !isFilled(value, question.field))
      return [refuse('Required', {}, at)];
    const refusal = valueRefusal(value, readField(question.field), today);
    return refusal === null ? [] : [refuse(refusal.code, refusal.params, at)];
  });

export interface IntakeFieldsProps {
  readonly blueprintId: string;
  readonly answers: IntakeAnswers;
  readonly onQuestions: (questions: readonly IntakeQuestion[]) => void;
  readonly onAnswer: (instance: string, value: FieldValue | null) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** The questions that the blueprint asks whoever starts it. */
export function IntakeFields({
  blueprintId,
  answers,
  onQuestions,
  onAnswer,
  errorAt,
}: IntakeFieldsProps): ReactNode {
  const t = useText();
  const today = useToday();
  const { blueprint } = useLazyLoadQuery<intakeFieldsQuery>(
    graphql`
      query intakeFieldsQuery($id: ID!) {
        blueprint(id: $id) {
          id
          published {
            id
            content {
              fields {
                ...readField_field
                key
                name
                kind
                options {
                  id
                  name
                }
                unit
              }
              intake {
                key
                field
                inputType
                value
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
    onQuestions(content === undefined ? [] : questionsOf(content));
    // The handler sets a state and is the same in all that matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content]);
  const questions = content === undefined ? [] : questionsOf(content);
  if (questions.length === 0) return null;
  return (
    <fieldset className={classes.intake}>
      <legend className={classes.legend}>{t('fields.editor.intake')}</legend>
      {questions.map((question) => {
        const { instance, field } = question;
        const value = answerTo(question, answers);
        const shared = {
          label: field.name,
          required: question.isRequired && field.kind !== 'CHECKBOX',
          error: errorAt(fieldOfQuestion(question)),
        };
        if (field.kind === 'TABLE') return null;
        return field.kind === 'PEOPLE' ? (
          <PeopleAnswer
            key={instance}
            {...shared}
            onAnswer={(ids) => onAnswer(instance, ids.length === 0 ? null : ids)}
          />
        ) : (
          <ValueInput
            key={instance}
            {...shared}
            {...inputShape(readField(field), today)}
            kind={field.kind}
            value={asCell(value)}
            onType={(next) => onAnswer(instance, next === '' ? null : next)}
            onCommit={(next) => onAnswer(instance, next === '' ? null : next)}
          />
        );
      })}
    </fieldset>
  );
}

interface PeopleAnswerProps {
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onAnswer: (ids: readonly string[]) => void;
}

function PeopleAnswer({ onAnswer, ...shared }: PeopleAnswerProps): ReactNode {
  const search = usePartySearch();
  const [chosen, setChosen] = useState<readonly FoundParty[]>([]);
  return (
    <PartyPicker
      {...shared}
      {...search}
      value={chosen}
      onChange={(parties) => {
        setChosen(parties);
        onAnswer(parties.map(({ id }) => id));
      }}
    />
  );
}
