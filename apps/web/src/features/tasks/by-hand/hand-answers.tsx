import { useEffect, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { handAnswersQuery } from '../../../__generated__/handAnswersQuery.graphql.ts';
import { AnswerList, type EnteredValues } from '../../../fields/answer/answer-list.tsx';
import { useQuestions } from '../../../fields/answer/use-questions.ts';
import { ColumnWordsContext, columnWordsOfTask } from '../../../fields/rows/column-words.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface HandAnswersProps {
  readonly taskId: string;
  readonly values: EnteredValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: EnteredValues) => void;
  /** Called with the paths that show errors. Must be stable. */
  readonly onFields: (fields: readonly string[]) => void;
}

/** Fields that a request or linked workflows would have filled in, for manual completion. */
export function HandAnswers({
  taskId,
  values,
  errors,
  onChange,
  onFields,
}: HandAnswersProps): ReactNode {
  const t = useText();
  const questionsOf = useQuestions();
  const { task } = useQuery<handAnswersQuery>(
    graphql`
      query handAnswersQuery($id: ID!) {
        task(id: $id) {
          formByHand {
            instance
            ...useQuestions_field
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  const asked = task?.formByHand;
  useEffect(() => {
    onFields((asked ?? []).map(({ instance }) => `values.${instance}`));
  }, [asked, onFields]);
  return (
    <ColumnWordsContext value={columnWordsOfTask(taskId)}>
      <AnswerList
        title={t('tasks.byHand.title')}
        questions={questionsOf(asked ?? [])}
        entered={values}
        {...{ errors, onChange }}
      />
    </ColumnWordsContext>
  );
}
