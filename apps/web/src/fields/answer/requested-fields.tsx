import { useEffect, type ReactNode } from 'react';
import type { useQuestions_field$key } from '../../__generated__/useQuestions_field.graphql.ts';
import { ColumnWordsContext, type ColumnWords } from '../rows/column-words.ts';
import { AnswerList, type EnteredValues } from './answer-list.tsx';
import { useQuestions } from './use-questions.ts';

export interface EnteredAnswers {
  readonly values: EnteredValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: EnteredValues) => void;
  /** Called with the paths that show errors. Must be stable. */
  readonly onFields: (fields: readonly string[]) => void;
}

interface RequestedFieldsProps extends EnteredAnswers {
  readonly title: string;
  readonly asked:
    | readonly (useQuestions_field$key & { readonly instance: string })[]
    | null
    | undefined;
  readonly columnWords: ColumnWords;
}

/** The fields that a command asks for. */
export function RequestedFields({
  title,
  asked,
  columnWords,
  values,
  errors,
  onChange,
  onFields,
}: RequestedFieldsProps): ReactNode {
  const questionsOf = useQuestions();
  useEffect(() => {
    onFields((asked ?? []).map(({ instance }) => `values.${instance}`));
  }, [asked, onFields]);
  return (
    <ColumnWordsContext value={columnWords}>
      <AnswerList
        title={title}
        questions={questionsOf(asked ?? [])}
        entered={values}
        {...{ errors, onChange }}
      />
    </ColumnWordsContext>
  );
}
