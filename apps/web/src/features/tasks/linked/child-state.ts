import type { childLine_child$data } from '../../../__generated__/childLine_child.graphql.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import type { StatusShape } from '../../../lib/status/status-shape.ts';

type State = childLine_child$data['state'];

/** Icon and label of each status of a linked workflow. */
export const childLook: Readonly<
  Record<State, { readonly shape: StatusShape; readonly text: MessageId }>
> = {
  REQUESTED: { shape: 'not-started', text: 'linked.state.REQUESTED' },
  REFUSED: { shape: 'problem', text: 'linked.state.REFUSED' },
  NOT_STARTED: { shape: 'not-started', text: 'linked.state.NOT_STARTED' },
  SCHEDULED: { shape: 'not-started', text: 'linked.state.SCHEDULED' },
  RUNNING: { shape: 'on-track', text: 'linked.state.RUNNING' },
  PAUSED: { shape: 'paused', text: 'linked.state.PAUSED' },
  ENDED: { shape: 'ended', text: 'linked.state.ENDED' },
  COMPLETED: { shape: 'done', text: 'linked.state.COMPLETED' },
};

type Problem = NonNullable<childLine_child$data['problem']>;

/** The problem and what to do about it. */
export const problemText: Readonly<Record<Problem, MessageId>> = {
  NO_REFERENCE: 'linked.problem.NO_REFERENCE',
  WORKFLOW_DELETED: 'linked.problem.WORKFLOW_DELETED',
  MISSING_REQUIRED: 'linked.problem.MISSING_REQUIRED',
  UNABLE_TO_START: 'linked.problem.UNABLE_TO_START',
  TOO_MANY: 'linked.problem.TOO_MANY',
  CHILD_ENDED: 'linked.problem.CHILD_ENDED',
  CHILD_PAUSED: 'linked.problem.CHILD_PAUSED',
  OUTPUT_FIELD_DELETED: 'linked.problem.OUTPUT_FIELD_DELETED',
  LINE_REMOVED: 'linked.problem.LINE_REMOVED',
};
