import { reportedCategories, type ReportedCategory } from '@baton/domain/task/exception';
import { useState, type ReactNode } from 'react';
import type { taskFlowMutationsReportMutation } from '../../../__generated__/taskFlowMutationsReportMutation.graphql.ts';
import type { taskFlowMutationsResolveMutation } from '../../../__generated__/taskFlowMutationsResolveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import classes from './task-flow-dialog.module.css';
import { reportProblem, resolveProblem } from './task-flow-mutations.ts';

export interface ProblemDialogProps {
  readonly task: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** What keeps somebody from going on, in a word and in their own. */
export function ReportDialog({ task, onClose }: ProblemDialogProps): ReactNode {
  const t = useText();
  const [category, setCategory] = useState<ReportedCategory>('BLOCKED');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const command = useCommand<taskFlowMutationsReportMutation>(reportProblem, { fields: ['text'] });
  const action = t('flow.problem.report');
  const confirm = async (): Promise<void> => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: task.id,
        expectedVersion: task.version,
        category,
        text: text.trim(),
      },
    }));
    if (done === null) return;
    notify({ tone: 'success', text: t('flow.done', { action }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={action}
      confirmLabel={action}
      tone="primary"
      loading={command.isPending}
      onConfirm={() => void confirm()}
    >
      <div className={classes.root}>
        <p>{t('flow.problem.reportText')}</p>
        <Select<ReportedCategory>
          label={t('flow.problem.category')}
          clearable={false}
          value={category}
          options={reportedCategories.map((value) => ({
            value,
            label: t(`flow.problem.${value}`),
          }))}
          onChange={(chosen) => setCategory(chosen ?? 'OTHER')}
        />
        <TextArea
          label={t('flow.problem.text')}
          required
          rows={4}
          value={text}
          onChange={(words) => {
            setText(words);
            setMissing(false);
          }}
          error={isMissing ? t('errors.Required') : (command.fieldErrors['text'] ?? null)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** That the problem is out of the way, and how. */
export function ResolveDialog({ task, onClose }: ProblemDialogProps): ReactNode {
  const t = useText();
  const [comment, setComment] = useState('');
  const command = useCommand<taskFlowMutationsResolveMutation>(resolveProblem, {
    fields: ['comment'],
  });
  const action = t('flow.problem.resolve');
  const confirm = async (): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: task.id,
        expectedVersion: task.version,
        reason: comment.trim(),
      },
    }));
    if (done === null) return;
    notify({ tone: 'success', text: t('flow.done', { action }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={action}
      confirmLabel={action}
      tone="primary"
      loading={command.isPending}
      onConfirm={() => void confirm()}
    >
      <div className={classes.root}>
        <p>{t('flow.problem.resolveText')}</p>
        <TextArea
          label={t('flow.problem.comment')}
          rows={3}
          value={comment}
          onChange={setComment}
          error={command.fieldErrors['comment'] ?? null}
        />
      </div>
    </ConfirmDialog>
  );
}
