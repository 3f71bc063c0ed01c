import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { startAnswersQuery } from '../../../__generated__/startAnswersQuery.graphql.ts';
import { RequestedFields, type EnteredAnswers } from '../../../fields/answer/requested-fields.tsx';
import { columnWordsOfStart } from '../../../fields/rows/column-words.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface StartAnswersProps extends EnteredAnswers {
  readonly workflowId: string;
}

/** The intake fields of a workflow that hasn't started. */
export function StartAnswers({ workflowId, ...answers }: StartAnswersProps): ReactNode {
  const t = useText();
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
  return (
    <RequestedFields
      {...answers}
      title={t('fields.editor.intake')}
      asked={workflow?.startForm}
      columnWords={columnWordsOfStart(workflowId)}
    />
  );
}
