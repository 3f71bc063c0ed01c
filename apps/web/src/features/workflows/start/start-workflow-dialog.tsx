import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { isWideIntake } from './intake-questions.ts';
import classes from './start-form.module.css';
import { StartFields } from './start-form.tsx';
import { useIntake, type Intake } from './use-intake.ts';
import { useStartForm, type StartedWorkflow } from './use-start-form.ts';

export interface StartedBlueprint {
  readonly id: string;
  readonly name: string;
}

interface OpenDialogProps {
  readonly blueprint: StartedBlueprint;
  /** True to start a test run from the draft. */
  readonly isTestRun?: boolean;
  readonly onClose: () => void;
}

function OpenDialog(props: OpenDialogProps): ReactNode {
  const intake = useIntake(props.blueprint.id, props.isTestRun);
  if (intake === null) throw apiError('NotFound');
  return <AskingDialog {...props} intake={intake} />;
}

interface AskingDialogProps extends OpenDialogProps {
  readonly intake: Intake;
}

function AskingDialog({ blueprint, intake, onClose }: AskingDialogProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const onStarted = (workflow: StartedWorkflow): void => {
    onClose();
    const { name, variant } = workflow;
    const text =
      variant == null
        ? t('workflows.start.done', { name })
        : t('variants.started', { name, variant: variant.name });
    notify({ tone: 'success', text });
    if (workflow.permissions.read)
      void navigate({ to: '/workflow/$id', params: { id: workflow.id }, search: {} });
  };
  const form = useStartForm(intake, onStarted);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      size={isWideIntake(intake) ? 'wide' : 'medium'}
      title={t(intake.isTestRun ? 'start.test.title' : 'workflows.start.title', {
        blueprint: blueprint.name,
      })}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isPending}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            icon={<Play />}
            type="submit"
            form="start-workflow"
            loading={form.isPending}
            keyHint="mod+enter"
          >
            {t(form.isLater ? 'workflows.start.plan' : 'workflows.start.action')}
          </Button>
        </>
      }
    >
      {intake.isTestRun && <p className={classes.about}>{t('start.test.about')}</p>}
      <StartFields id="start-workflow" intake={intake} form={form} />
    </Dialog>
  );
}

function WaitingDialog({ blueprint, onClose }: OpenDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('workflows.start.title', { blueprint: blueprint.name })}
    >
      <Skeleton variant="text" rows={4} />
    </Dialog>
  );
}

export interface StartWorkflowDialogProps extends OpenDialogProps {
  readonly isOpen: boolean;
}

/**
 * Starts a workflow from a published blueprint and opens it if the person can view it. An unsent
 * draft is restored the next time.
 */
export function StartWorkflowDialog({
  isOpen,
  blueprint,
  isTestRun = false,
  onClose,
}: StartWorkflowDialogProps): ReactNode {
  return isOpen ? (
    <Suspense fallback={<WaitingDialog blueprint={blueprint} onClose={onClose} />}>
      <OpenDialog blueprint={blueprint} isTestRun={isTestRun} onClose={onClose} />
    </Suspense>
  ) : null;
}
