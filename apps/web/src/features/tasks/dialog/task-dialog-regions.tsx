import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import type { taskDialogDataQuery } from '../../../__generated__/taskDialogDataQuery.graphql.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useTaskFormStore } from '../form/store/known-forms.ts';
import { useMissingFields, useWrongFields } from '../form/use-missing-fields.ts';
import { useApproversText } from '../people/use-approvers-text.ts';
import { isOwnDraft } from '../form/store/own-drafts.ts';
import { TypedAnswers } from '../form/typed-answers.tsx';
import { RemarkingProvider, type Remarking } from '../remarks/remarking.ts';
import {
  decisionNow,
  withRemark,
  type Decision,
  type AllowedDecisions,
} from './decision/decision.ts';
import type { DecisionState } from './decision/decision-draft.ts';
import type { SaveReport, SaveState } from './save-state.ts';
import { UnsentTaskDrafts } from './unsent-task-drafts.tsx';
import { LeadPanel } from './decision/lead-panel.tsx';
import { readActingTask, taskAction } from './decision/task-action.ts';
import { TaskBody } from './task-body.tsx';
import { TaskDecision } from './decision/task-decision.tsx';
import { taskDialogDocument, useTaskDialogData, type TaskDialogData } from './task-dialog-data.ts';
import { TaskFacts } from './facts/task-facts.tsx';
import { TaskFooter } from './task-footer.tsx';
import { TaskHeading } from './task-heading.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskStatus } from './task-status.tsx';
import { useTaskActions } from './decision/use-task-actions.ts';
import classes from './task-dialog.module.css';

interface RegionProps extends DecisionState {
  readonly taskId: string;
}

type OpenTask = NonNullable<TaskDialogData['task']>;

/** Returns the approval that the person can decide: the task itself or one of its approvals. */
const votable = (task: OpenTask): OpenTask | OpenTask['approvals'][number] | undefined =>
  [task, ...task.approvals].find((one) => readActingTask(one).permissions.approve);

const allowedDecisions = (task: OpenTask): AllowedDecisions => {
  const { skip, completeOnBehalf } = readActingTask(task).permissions;
  const approval = votable(task);
  return {
    askedAt: approval === undefined ? null : (readActingTask(approval).startedAt ?? null),
    skip,
    onBehalf: completeOnBehalf,
    // People who decided can change their decision and add field comments.
    remark: [task, ...task.approvals].some((one) => {
      const { permissions } = readActingTask(one);
      return permissions.approve || permissions.changeVote;
    }),
  };
};

/** Returns the current decision and its setters. */
const aboutTask = (task: OpenTask, { decision, onDecision, isSending }: DecisionState) => {
  const may = allowedDecisions(task);
  const now = (one: Decision): Decision => (isSending ? one : decisionNow(one, may));
  return {
    may,
    decision: now(decision),
    change: (part: Partial<Decision> | ((before: Decision) => Decision)): void =>
      onDecision((before) =>
        typeof part === 'function' ? part(now(before)) : { ...now(before), ...part },
      ),
  };
};

export function TaskDialogHeader({ taskId, ...state }: RegionProps): ReactNode {
  const { task } = useTaskDialogData(taskId);
  if (task == null) return null;
  const { change } = aboutTask(task, state);
  const acting = readActingTask(task);
  const menu = (
    <TaskMenu
      task={acting}
      hands={task.permissions}
      reported={
        task.parentTask ?? {
          ...task,
          permissions: { ...task.permissions, refusals: acting.permissions.refusals },
        }
      }
      watchState={task.watchState}
      onOpenStep={(step) => change({ step, hasDraft: false, isCommentMissing: false })}
    />
  );
  return <TaskHeading task={task} menu={menu} />;
}

/** Reloads after any change in the workflow. */
function KeepFresh({ task }: { readonly task: OpenTask }): null {
  const refresh = useRefresh<taskDialogDataQuery>(taskDialogDocument, { id: task.id });
  // Isn't loaded again after the viewer's own saved values, because the response already contains
  // them.
  useLiveChanges({ workflowId: task.workflowId }, refresh, isOwnDraft);
  return null;
}

interface BodyProps extends RegionProps {
  readonly comments: (task: OpenTask) => ReactNode;
}

export function TaskDialogBody({ taskId, comments, ...state }: BodyProps): ReactNode {
  const t = useText();
  const { task } = useTaskDialogData(taskId);
  const form = useTaskFormStore();
  if (task == null) {
    return (
      <>
        {/* After a reassignment, only the typed text remains. */}
        {form !== null && <TypedAnswers store={form} />}
        <UnsentTaskDrafts taskId={taskId} />
        <EmptyState
          icon={<SearchX />}
          title={t('tasks.dialog.missingTitle')}
          text={t('tasks.dialog.missingText')}
        />
      </>
    );
  }
  const approval = votable(task);
  const { may, decision, change } = aboutTask(task, state);
  const remarking: Remarking | null = !may.remark
    ? null
    : {
        written: decision.remarks,
        write: (instance, text) => change((before) => withRemark(before, instance, text)),
        clear: () => change({ remarks: {} }),
      };
  return (
    <RemarkingProvider value={remarking}>
      <KeepFresh task={task} />
      <TaskBody
        task={task.parentTask ?? task}
        acting={[task, ...task.approvals].map(readActingTask)}
        status={<TaskStatus task={task} />}
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
      {decision.left !== '' && (
        <UnsentText
          label={t('tasks.decision.draft')}
          text={decision.left}
          onDiscard={() => change({ left: '' })}
        />
      )}
      {approval !== undefined && (
        <TaskDecision approval={approval} decision={decision} onChange={change} />
      )}
      <LeadPanel task={readActingTask(task)} decision={decision} onChange={change} />
      {comments(task)}
    </RemarkingProvider>
  );
}

interface AsideProps {
  readonly taskId: string;
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

export function TaskDialogFooter({ taskId, ...props }: FooterProps): ReactNode {
  const { task } = useTaskDialogData(taskId);
  return task == null ? null : <FooterOf task={task} {...props} />;
}

interface FooterOfProps extends Omit<FooterProps, 'taskId'> {
  readonly task: OpenTask;
}

function FooterOf({ task, saved, onFinished, ...state }: FooterOfProps): ReactNode {
  const t = useText();
  const acting = readActingTask(task);
  const waiting = useApproversText()(task.approvals);
  const action = taskAction(t, acting, task.approvals.map(readActingTask), waiting);
  const { decision, change: onChange } = aboutTask(task, state);
  const { onSend } = state;
  const empty = useMissingFields();
  const unsaved = useWrongFields();
  const isCompleting = action.kind === 'complete';
  const wrong = isCompleting ? unsaved : [];
  // An unreadable text also counts as an empty value.
  const missing = isCompleting
    ? empty.filter(({ instance }) => wrong.every((one) => one.instance !== instance))
    : [];
  const handlers = useTaskActions({
    ...{
      task: acting,
      action,
      missing: [...missing, ...wrong],
      decision,
      onChange,
      onSend,
      onFinished,
    },
  });
  return <TaskFooter {...{ action, missing, wrong, decision, saved }} {...handlers} />;
}
