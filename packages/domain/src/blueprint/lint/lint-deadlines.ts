import { mayOwnWorkflow } from '../../party/workflow-owner.ts';
import type { PartyId, TaskKey } from '../../core/ids.ts';
import { outcomeFor, type Deadline } from '../../time/deadline.ts';
import type { ApprovalStep, BlueprintContent, BlueprintTask } from '../content.ts';
import { demandsAnswers } from '../demands-answers.ts';
import { finding, type LintFinding, type LintKnowledge, type LintPlace } from './lint-findings.ts';

interface Subject {
  readonly deadline: Deadline;
  readonly hasDue: boolean;
  readonly isApproval: boolean;
  readonly asksQuestions: boolean;
  readonly hasApprovals: boolean;
  readonly at: LintPlace;
  readonly name: string;
}

const ofTask = (task: BlueprintTask, content: BlueprintContent): Subject => ({
  deadline: task.deadline,
  hasDue: task.due !== null,
  isApproval: task.type === 'APPROVAL',
  asksQuestions: demandsAnswers(task, content),
  hasApprovals: task.approvals.length > 0,
  at: { stage: task.stage, task: task.key },
  name: task.name,
});

const ofStep = (task: BlueprintTask, step: ApprovalStep): Subject => ({
  deadline: step.deadline,
  hasDue: step.due !== null || task.due?.kind === 'DURATION',
  isApproval: true,
  asksQuestions: false,
  hasApprovals: false,
  at: { stage: task.stage, task: task.key, approval: step.key },
  name: task.name,
});

const lintExpiry = (
  { deadline: { expiry }, isApproval, asksQuestions, hasApprovals, at, name }: Subject,
  isUnknown: (id: PartyId) => boolean,
): readonly LintFinding[] => {
  if (expiry === null) return [];
  if (outcomeFor(expiry, isApproval) !== expiry.outcome)
    return [finding('ExpiryUnfit', at, { name })];
  if (expiry.outcome === 'COMPLETE_EMPTY' && asksQuestions)
    return [finding('ExpiryWithQuestions', at, { name })];
  if (expiry.outcome === 'COMPLETE_EMPTY' && hasApprovals)
    return [finding('ExpiryWithApprovals', at, { name })];
  if (expiry.outcome !== 'ESCALATE') return [];
  return expiry.party === null || isUnknown(expiry.party)
    ? [finding('ExpiryWithoutParty', at, { name })]
    : [];
};

/** Returns whether only an escalation starts the task, so that its stage doesn't wait for it. */
const isOnCall = (task: BlueprintTask, key: TaskKey | undefined, at: LintPlace): boolean =>
  task.key === key &&
  task.key !== at.task &&
  task.type === 'AUTOMATION' &&
  task.need === 'OPTIONAL' &&
  task.stage === at.stage;

const lintEscalations = (
  { deadline: { escalations }, at, name }: Subject,
  { party }: LintKnowledge,
  isUnknown: (id: PartyId) => boolean,
  tasks: readonly BlueprintTask[],
): readonly LintFinding[] =>
  escalations.flatMap((one) => {
    if (one.action === 'RUN_AUTOMATION')
      return tasks.some((task) => isOnCall(task, one.task, at))
        ? []
        : [finding('EscalationWithoutAutomation', at, { name })];
    if (one.party === null || isUnknown(one.party))
      return [finding('EscalationWithoutParty', at, { name })];
    const known = one.action === 'CHANGE_OWNER' ? (party?.(one.party) ?? null) : null;
    return known !== null && mayOwnWorkflow(known) !== null
      ? [finding('EscalationOwnerUnfit', at, { name, other: known.name })]
      : [];
  });

/** Returns findings on escalations and expiry. */
export const lintDeadlines = (
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
  knowledge: LintKnowledge,
): readonly LintFinding[] => {
  const isUnknown = (id: PartyId): boolean => knowledge.party?.(id) === null;
  return tasks
    .flatMap((task) => [ofTask(task, content), ...task.approvals.map((step) => ofStep(task, step))])
    .flatMap((subject) => {
      const { deadline, hasDue, at, name } = subject;
      const isIdle = !hasDue && (deadline.expiry !== null || deadline.escalations.length > 0);
      return [
        ...(isIdle ? [finding('DeadlineWithoutDue', at, { name })] : []),
        ...lintExpiry(subject, isUnknown),
        ...lintEscalations(subject, knowledge, isUnknown, tasks),
      ];
    });
};
