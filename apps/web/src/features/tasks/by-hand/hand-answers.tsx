import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { handAnswersQuery } from '../../../__generated__/handAnswersQuery.graphql.ts';
import { RequestedFields, type EnteredAnswers } from '../../../fields/answer/requested-fields.tsx';
import { columnWordsOfTask } from '../../../fields/rows/column-words.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface HandAnswersProps extends EnteredAnswers {
  readonly taskId: string;
}

/** Fields that a request or linked workflows would have filled in, for manual completion. */
export function HandAnswers({ taskId, ...answers }: HandAnswersProps): ReactNode {
  const t = useText();
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
  return (
    <RequestedFields
      {...answers}
      title={t('tasks.byHand.title')}
      asked={task?.formByHand}
      columnWords={columnWordsOfTask(taskId)}
    />
  );
}
