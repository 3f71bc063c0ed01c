import { reportedCategories, type ReportedCategory } from '@baton/domain/run-model/exception';
import { useState, type ReactNode } from 'react';
import type { taskFlowMutationsReportMutation } from '../../../__generated__/taskFlowMutationsReportMutation.graphql.ts';
import type { taskFlowMutationsResolveMutation } from '../../../__generated__/taskFlowMutationsResolveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { useMessageDraft } from '../../../lib/draft/use-message-draft.ts';
import { CommandDialog } from '../../../ui/command-dialog/command-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { reportProblem, resolveProblem } from './task-flow-mutations.ts';

export interface ProblemDialogProps {
  readonly task: { readonly id: string; readonly version: number; readonly workflowId: string };
  readonly onClose: () => void;
}

/** Reports a problem with a task, with a type and a description. */
export function ReportDialog({ task, onClose }: ProblemDialogProps): ReactNode {
  const t = useText();
  const [category, setCategory] = useState<ReportedCategory>('BLOCKED');
  const message = useMessageDraft(true, `report.${task.id}`);
  const preview = useCommandPreview({
    command: 'REPORT_EXCEPTION',
    workflowId: task.workflowId,
    taskId: task.id,
  });
  const command = useCommand<taskFlowMutationsReportMutation>(reportProblem, { fields: ['text'] });
  const confirm = async (text: string): Promise<void> => {
    const target = { taskId: task.id, expectedVersion: task.version };
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, ...target, category, text },
    }));
    if (done === null) return;
    message.forget();
    notify({ tone: 'success', text: t('flow.problem.reported') });
    onClose();
  };
  return (
    <CommandDialog
      action={t('flow.problem.report')}
      text={t('flow.problem.reportText')}
      isPending={command.isPending}
      message={message}
      preview={preview}
      messageLabel={t('flow.problem.text')}
      messageError={command.fieldErrors['text']}
      onConfirm={(text) => void confirm(text)}
      onClose={onClose}
    >
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
    </CommandDialog>
  );
}

/** Resolves the problem with a description. */
export function ResolveDialog({ task, onClose }: ProblemDialogProps): ReactNode {
  const t = useText();
  const message = useMessageDraft(false, `resolve.${task.id}`);
  const preview = useCommandPreview({ command: 'RESOLVE_EXCEPTION', taskId: task.id });
  const command = useCommand<taskFlowMutationsResolveMutation>(resolveProblem, {
    fields: ['comment'],
  });
  const confirm = async (reason: string): Promise<void> => {
    const target = { taskId: task.id, expectedVersion: task.version };
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, ...target, reason },
    }));
    if (done === null) return;
    message.forget();
    notify({ tone: 'success', text: t('flow.problem.resolved') });
    onClose();
  };
  return (
    <CommandDialog
      action={t('flow.problem.resolve')}
      text={t('flow.problem.resolveText')}
      isPending={command.isPending}
      message={message}
      preview={preview}
      messageLabel={t('flow.problem.comment')}
      messageError={command.fieldErrors['comment']}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
