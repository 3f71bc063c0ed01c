import { useEffect, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { startAnswersQuery } from '../../../__generated__/startAnswersQuery.graphql.ts';
import { AnswerList, type EnteredValues } from '../../../fields/answer/answer-list.tsx';
import { useQuestions } from '../../../fields/answer/use-questions.ts';
import { ColumnWordsContext, columnWordsOfStart } from '../../../fields/rows/column-words.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface StartAnswersProps {
  readonly workflowId: string;
  readonly values: EnteredValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: EnteredValues) => void;
  /** Called with the paths that show errors. Must be stable. */
  readonly onFields: (fields: readonly string[]) => void;
}

/** The intake fields of a workflow that hasn't started. */
export function StartAnswers({
  workflowId,
  values,
  errors,
  onChange,
  onFields,
}: StartAnswersProps): ReactNode {
  const t = useText();
  const questionsOf = useQuestions();
  const { workflow } = useQuery<startAnswersQuery>(
    graphql`
      query startAnswersQuery($id: ID!) {
        workflow(id: $id) {
          startForm {
            instance
            ...useQuestions_field
          }
        }
      }
    `,
    { id: workflowId },
    { fetchPolicy: 'network-only' },
  );
  const asked = workflow?.startForm;
  useEffect(() => {
    onFields((asked ?? []).map(({ instance }) => `values.${instance}`));
  }, [asked, onFields]);
  return (
    <ColumnWordsContext value={columnWordsOfStart(workflowId)}>
      <AnswerList
        title={t('fields.editor.intake')}
        questions={questionsOf(asked ?? [])}
        entered={values}
        {...{ errors, onChange }}
      />
    </ColumnWordsContext>
  );
}
