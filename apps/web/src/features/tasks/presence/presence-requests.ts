import type { presenceRequestsEndMutation } from '../../../__generated__/presenceRequestsEndMutation.graphql.ts';
import type {
  presenceRequestsTellMutation,
  presenceRequestsTellMutation$data,
} from '../../../__generated__/presenceRequestsTellMutation.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';
import { newKey } from '../../../lib/api/new-key.ts';

/** Someone else who has the task open, in one of their windows. */
export type PresentPerson = presenceRequestsTellMutation$data['tellPresence']['others'][number];

/** Id of this browser window within the session. */
const screen = newKey();

/** Reports that the task is open here. Returns who else has it open. */
export async function tellPresence(
  taskId: string,
  instance: string | null,
): Promise<readonly PresentPerson[]> {
  const { tellPresence: answer } = await graphqlRequest<presenceRequestsTellMutation>(
    graphql`
      mutation presenceRequestsTellMutation($input: TellPresenceInput!) {
        tellPresence(input: $input) {
          others {
            userId
            name
            instance
          }
        }
      }
    `,
    { input: { taskId, screen, instance } },
  );
  return answer.others;
}

/** Reports that the task is closed, also while the page unloads. */
export async function endPresence(): Promise<void> {
  await graphqlRequest<presenceRequestsEndMutation>(
    graphql`
      mutation presenceRequestsEndMutation($input: EndPresenceInput!) {
        endPresence(input: $input) {
          ok
        }
      }
    `,
    { input: { screen } },
    { outlivesPage: true },
  );
}
