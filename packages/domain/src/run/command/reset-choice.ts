import { isMember, type Agent } from '../../access/actor.ts';
import { leadsWorkflow } from '../../access/workflow-access.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { TaskId } from '../../core/ids.ts';
import {
  isGone,
  withoutRequests,
  type ChildFate,
  type ChildLink,
} from '../../linked-workflow/child-link.ts';
import type { RunTask, RunWorkflow } from '../run.ts';
import { taskOf, type RunView } from '../run-view.ts';

/**
 * What becomes of something outside that came of a task which waits for its turn again. Of a
 * child: KEEP goes on being followed, END is ended and NEW goes on by itself, and another
 * takes its place when the task starts. Of a call: RUN_AGAIN is made once more, KEEP uses what
 * it brought, and COMPENSATE waits until somebody has undone what it did.
 */
export const resetChoices = ['KEEP', 'END', 'NEW', 'RUN_AGAIN', 'COMPENSATE'] as const;
export type ResetChoice = (typeof resetChoices)[number];

/** An answer to one of the questions; where there is none, its first option counts. */
export interface GivenChoice {
  readonly taskId: TaskId;
  /** The child; null for the call of the task. */
  readonly request: number | null;
  readonly choice: ResetChoice;
}

/** What a person is asked about a task that is to be reset. */
export interface ResetQuestion {
  readonly taskId: TaskId;
  readonly request: number | null;
  /** The first is what is done where nobody says anything. */
  readonly options: readonly ResetChoice[];
}

const childOptions = (link: ChildLink): readonly ResetChoice[] => {
  if (link.fate !== 'FOLLOWED' || link.workflowId === null || isGone(link)) return [];
  if (link.state === 'COMPLETED') return ['KEEP', 'NEW'];
  return link.state === 'ENDED' ? ['NEW', 'KEEP'] : ['KEEP', 'END', 'NEW'];
};

/** Whether something has come of the call that another one would come upon. */
export const hasResult = ({ status, automation }: RunTask): boolean =>
  automation !== null &&
  automation.method !== 'GET' &&
  (status === 'COMPLETED' || status === 'PENDING_REVIEW');

/** What there is to ask about a task, should it be reset. */
export const questionsOf = (task: RunTask): readonly ResetQuestion[] => [
  ...task.links.flatMap((link) => {
    const options = childOptions(link);
    return options.length === 0 ? [] : [{ taskId: task.id, request: link.request, options }];
  }),
  ...(hasResult(task)
    ? [
        {
          taskId: task.id,
          request: null,
          options: ['RUN_AGAIN', 'KEEP', 'COMPENSATE'] as const,
        },
      ]
    : []),
];

/** Whoever resets work decides about what came of it outside; partners are not told of that. */
export const mayChooseResets = (
  agent: Agent,
  workflow: Pick<RunWorkflow, 'ownerId'>,
): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) || isMember(agent)
    ? null
    : refuse('Forbidden');

const isSameThing = (a: Omit<GivenChoice, 'choice'>, b: Omit<GivenChoice, 'choice'>): boolean =>
  a.taskId === b.taskId && a.request === b.request;

/** Refuses answers to what nobody asks. Of a task that is not reset after all they say nothing. */
export const resetsRefusal = (
  view: RunView,
  agent: Agent,
  choices: readonly GivenChoice[],
): Refusal | null => {
  if (choices.length === 0) return null;
  const isKnown = (given: GivenChoice): boolean => {
    const task = taskOf(view, given.taskId);
    return given.request === null
      ? task?.automation != null && ['RUN_AGAIN', 'KEEP', 'COMPENSATE'].includes(given.choice)
      : task?.links.some(({ request }) => request === given.request) === true &&
          ['KEEP', 'END', 'NEW'].includes(given.choice);
  };
  return (
    mayChooseResets(agent, view.workflow) ??
    (choices.every(isKnown) ? null : refuse('UnknownReference', {}, 'resets'))
  );
};

/** What was chosen, or is done where nobody said anything. */
export const chosenOf = (
  question: ResetQuestion,
  choices: readonly GivenChoice[],
): ResetChoice | undefined => {
  const given = choices.find((one) => isSameThing(one, question))?.choice;
  return given !== undefined && question.options.includes(given) ? given : question.options[0];
};

const fates: Readonly<Partial<Record<ResetChoice, ChildFate>>> = { END: 'ENDED', NEW: 'KEPT' };

/** The children of a task that is reset: what cannot be followed any more is let go in any case. */
export const linksAfterReset = (
  task: RunTask,
  choices: readonly GivenChoice[],
  fateReason: string,
): Pick<RunTask, 'links'> | null => {
  const questions = questionsOf(task);
  const remaining = withoutRequests(task).links ?? task.links;
  const links = remaining.map((link): ChildLink => {
    if (link.fate !== 'FOLLOWED') return link;
    const question = questions.find(({ request }) => request === link.request);
    const choice = question === undefined ? undefined : chosenOf(question, choices);
    const fate =
      isGone(link) || link.state === 'REFUSED'
        ? 'KEPT'
        : choice === undefined
          ? null
          : fates[choice];
    return fate == null ? link : { ...link, fate, fateReason };
  });
  return links.every((link, at) => link === task.links[at]) ? null : { links };
};

/** What is done about the call of a task when it starts again. */
export const callAfterReset = (
  task: RunTask,
  choices: readonly GivenChoice[],
): 'CALL' | 'KEEP' | 'COMPENSATE' => {
  const question = questionsOf(task).find(({ request }) => request === null);
  const choice = question === undefined ? undefined : chosenOf(question, choices);
  return choice === 'KEEP' || choice === 'COMPENSATE' ? choice : 'CALL';
};
