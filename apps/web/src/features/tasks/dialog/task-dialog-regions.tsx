import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import type { taskDialogDataQuery } from '../../../__generated__/taskDialogDataQuery.graphql.ts';
import { StrandedText } from '../../../ui/stranded-text/stranded-text.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useTaskFormStore } from '../form/known-forms.ts';
import { isOwnDraft } from '../form/own-drafts.ts';
import { TypedAnswers } from '../form/typed-answers.tsx';
import { RemarkingProvider, type Remarking } from '../remarks/remarking.ts';
import {
  aboutAsked,
  isAskedAsBefore,
  noDecision,
  strandedWords,
  withRemark,
  type Decision,
} from './decision.ts';
import type { SaveReport, SaveState } from './save-state.ts';
import { LeadPanel } from './lead-panel.tsx';
import { readActingTask, taskAction } from './task-action.ts';
import { TaskBody } from './task-body.tsx';
import { TaskDecision } from './task-decision.tsx';
import { taskDialogDocument, useTaskDialogData, type TaskDialogData } from './task-dialog-data.ts';
import { TaskFacts } from './task-facts.tsx';
import { TaskFooter } from './task-footer.tsx';
import { TaskHeading } from './task-heading.tsx';
import { TaskMenu } from './task-menu.tsx';
import { useTaskActions } from './use-task-actions.ts';
import classes from './task-dialog.module.css';

interface RegionProps {
  readonly taskId: string;
  readonly decision: Decision;
  readonly onDecision: (decision: Decision) => void;
}

type OpenTask = NonNullable<TaskDialogData['task']>;

export function TaskDialogHeader({ taskId, onDecision, ...props }: RegionProps): ReactNode {
  const { task } = useTaskDialogData(taskId);
  if (task == null) return null;
  const decision = decisionNow(props.decision, task);
  const menu = (
    <TaskMenu
      task={readActingTask(task)}
      onBegin={(step) => onDecision({ ...decision, step, isBegun: false, isCommentMissing: false })}
    />
  );
  return <TaskHeading task={task} menu={menu} />;
}

/** Reads again when somebody changes anything in the workflow. */
function KeepFresh({ task }: { readonly task: OpenTask }): null {
  const refresh = useRefresh<taskDialogDataQuery>(taskDialogDocument, { id: task.id });
  // What was saved of the form stands in the answer to it: the whole form need not come again.
  useLiveChanges({ workflowId: task.workflowId }, refresh, isOwnDraft);
  return null;
}

/** When the person was asked to decide; null where they are not. */
const askedAt = (task: OpenTask): string | null => {
  const approval = votable(task);
  return approval === undefined ? null : (readActingTask(approval).startedAt ?? null);
};

/** The approval that the person can decide: the task itself, or one of its own. */
const votable = (task: OpenTask): OpenTask | OpenTask['approvals'][number] | undefined =>
  [task, ...task.approvals].find((one) => readActingTask(one).permissions.approve);

/** What of a decision can be said now: what was begun may be decided, by others or from elsewhere. */
const decisionNow = (decision: Decision, task: OpenTask): Decision => {
  const { skip, completeOnBehalf } = readActingTask(task).permissions;
  const asked = aboutAsked(decision, askedAt(task));
  const isLost =
    (asked.step === 'skip' && !skip) || (asked.step === 'onBehalf' && !completeOnBehalf);
  return isLost ? { ...noDecision, remarks: asked.remarks, askedAt: asked.askedAt } : asked;
};

export function TaskDialogBody({ taskId, onDecision, ...props }: RegionProps): ReactNode {
  const t = useText();
  const { task } = useTaskDialogData(taskId);
  const form = useTaskFormStore();
  if (task == null) {
    return (
      <>
        {/* Of a task that was given to others, what one had typed into its form is all that is left. */}
        {form !== null && <TypedAnswers store={form} />}
        <EmptyState
          icon={<SearchX />}
          title={t('tasks.dialog.missingTitle')}
          text={t('tasks.dialog.missingText')}
        />
      </>
    );
  }
  const approval = votable(task);
  const decision = decisionNow(props.decision, task);
  // Who has voted can think again, and say something about single answers with it.
  const mayRemark = [task, ...task.approvals].some((one) => {
    const { permissions } = readActingTask(one);
    return permissions.approve || permissions.changeVote;
  });
  const { skip, completeOnBehalf } = readActingTask(task).permissions;
  const mayVote = approval !== undefined && isAskedAsBefore(props.decision, askedAt(task));
  const stranded = strandedWords(props.decision, {
    closed: true,
    approve: mayVote,
    sendBack: mayVote,
    skip,
    onBehalf: completeOnBehalf,
    remark: mayRemark && isAskedAsBefore(props.decision, askedAt(task)),
  });
  const remarking: Remarking | null = !mayRemark
    ? null
    : {
        written: decision.remarks,
        write: (instance, text) => onDecision(withRemark(decision, instance, text)),
        clear: () => onDecision({ ...decision, remarks: {} }),
      };
  return (
    <RemarkingProvider value={remarking}>
      <KeepFresh task={task} />
      <TaskBody
        task={task.parentTask ?? task}
        lead={
          task.parentTask != null && (
            <p className={classes.lead}>
              {approval === undefined
                ? t('tasks.dialog.approvalLead', { level: task.level })
                : t('tasks.dialog.approvalAsked')}
            </p>
          )
        }
      />
      {stranded !== null && (
        <StrandedText
          label={t('tasks.decision.comment')}
          text={stranded}
          onDiscard={() => onDecision({ ...noDecision, askedAt: askedAt(task) })}
        />
      )}
      {approval !== undefined && (
        <TaskDecision approval={approval} decision={decision} onChange={onDecision} />
      )}
      <LeadPanel task={readActingTask(task)} decision={decision} onChange={onDecision} />
    </RemarkingProvider>
  );
}

interface AsideProps extends RegionProps {
  readonly onSave: SaveReport;
  readonly activity: (data: TaskDialogData) => ReactNode;
}

export function TaskDialogAside({ taskId, onSave, activity }: AsideProps): ReactNode {
  const data = useTaskDialogData(taskId);
  if (data.task == null) return null;
  return (
    <div className={classes.aside}>
      <TaskFacts task={data.task} onSave={onSave} />
      <div className={classes.activity}>{activity(data)}</div>
    </div>
  );
}

interface FooterProps extends RegionProps {
  readonly saved: SaveState;
  readonly onFinished: () => void;
}

export function TaskDialogFooter({
  taskId,
  decision,
  onDecision,
  saved,
  onFinished,
}: FooterProps): ReactNode {
  const { task } = useTaskDialogData(taskId);
  return task == null ? null : (
    <FooterOf task={task} {...{ decision, onDecision, saved, onFinished }} />
  );
}

interface FooterOfProps extends Pick<
  FooterProps,
  'decision' | 'onDecision' | 'saved' | 'onFinished'
> {
  readonly task: OpenTask;
}

function FooterOf({ task, onDecision, saved, onFinished, ...props }: FooterOfProps): ReactNode {
  const t = useText();
  const acting = readActingTask(task);
  const action = taskAction(t, acting, task.approvals.map(readActingTask));
  const decision = decisionNow(props.decision, task);
  const handlers = useTaskActions({ task: acting, action, decision, onDecision, onFinished });
  return <TaskFooter action={action} decision={decision} saved={saved} {...handlers} />;
}
