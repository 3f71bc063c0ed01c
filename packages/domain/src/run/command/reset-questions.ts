import { isMember, type Agent } from '../../party/actor.ts';
import { leadsWorkflow } from '../../access/workflow/workflow-access.ts';
import type {
  SelectedReset,
  ResetChoice,
  ResetQuestion,
} from '../../run-model/command/reset-choice.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import {
  isGone,
  withoutRequests,
  type ChildFate,
  type ChildLink,
} from '../../run-model/child-link.ts';
import type { RunTask, RunWorkflow } from '../../run-model/run.ts';
import { taskOf, type RunView } from '../../run-model/run-view.ts';

const childOptions = (link: ChildLink): readonly ResetChoice[] => {
  if (link.fate !== 'FOLLOWED' || link.workflowId === null || isGone(link)) return [];
  if (link.state === 'COMPLETED') return ['KEEP', 'NEW'];
  return link.state === 'ENDED' ? ['NEW', 'KEEP'] : ['KEEP', 'END', 'NEW'];
};

/** Returns whether the request may have had an effect that a repetition would meet. */
export const hasResult = ({ status, plan: { automation } }: RunTask): boolean =>
  automation !== null &&
  automation.method !== 'GET' &&
  (status === 'COMPLETED' || status === 'PENDING_REVIEW');

/** Returns the questions about a task if it is reset. */
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

/** Returns whether a person can answer. External users can't see what a task started. */
export const mayChooseResets = (
  agent: Agent,
  workflow: Pick<RunWorkflow, 'ownerId'>,
): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) || isMember(agent)
    ? null
    : refuse('Forbidden');

const isSameThing = (a: Omit<SelectedReset, 'choice'>, b: Omit<SelectedReset, 'choice'>): boolean =>
  a.taskId === b.taskId && a.request === b.request;

/** Refuses answers without a question. Answers about tasks that aren't reset have no effect. */
export const resetsRefusal = (
  view: RunView,
  agent: Agent,
  choices: readonly SelectedReset[],
): Refusal | null => {
  if (choices.length === 0) return null;
  const isKnown = (given: SelectedReset): boolean => {
    const task = taskOf(view, given.taskId);
    return given.request === null
      ? task?.plan.automation != null && ['RUN_AGAIN', 'KEEP', 'COMPENSATE'].includes(given.choice)
      : task?.links.some(({ request }) => request === given.request) === true &&
          ['KEEP', 'END', 'NEW'].includes(given.choice);
  };
  return (
    mayChooseResets(agent, view.workflow) ??
    (choices.every(isKnown) ? null : refuse('UnknownReference', {}, 'resets'))
  );
};

/** Returns the selected option or the default. */
export const selectedOption = (
  question: ResetQuestion,
  choices: readonly SelectedReset[],
): ResetChoice | undefined => {
  const selected = choices.find((one) => isSameThing(one, question))?.choice;
  return selected !== undefined && question.options.includes(selected)
    ? selected
    : question.options[0];
};

const fates: Readonly<Partial<Record<ResetChoice, ChildFate>>> = { END: 'ENDED', NEW: 'KEPT' };

/** Returns the links of a reset task. Links that can't be followed anymore are unlinked. */
export const linksAfterReset = (
  task: RunTask,
  choices: readonly SelectedReset[],
  fateReason: string,
): Pick<RunTask, 'links'> | null => {
  const questions = questionsOf(task);
  const remaining = withoutRequests(task).links ?? task.links;
  const links = remaining.map((link): ChildLink => {
    if (link.fate !== 'FOLLOWED') return link;
    const question = questions.find(({ request }) => request === link.request);
    const choice = question === undefined ? undefined : selectedOption(question, choices);
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

/** Returns what happens to the request of a task when it starts again. */
export const callAfterReset = (
  task: RunTask,
  choices: readonly SelectedReset[],
): 'CALL' | 'KEEP' | 'COMPENSATE' => {
  const question = questionsOf(task).find(({ request }) => request === null);
  const choice = question === undefined ? undefined : selectedOption(question, choices);
  return choice === 'KEEP' || choice === 'COMPENSATE' ? choice : 'CALL';
};
