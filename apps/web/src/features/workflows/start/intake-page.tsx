import { FileClock, Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { isWideIntake } from './intake-questions.ts';
import { StartFields } from './start-form.tsx';
import type { Intake } from './use-intake.ts';
import { useStartForm, type StartedWorkflow } from './use-start-form.ts';
import classes from './intake-page.module.css';

export interface IntakePageProps {
  /** Null if the blueprint doesn't exist or isn't accessible. */
  readonly intake: Intake | null;
  readonly onStarted: (workflow: StartedWorkflow) => void;
}

/** The intake form on its own page, for people with the link. */
export function IntakePage({ intake, onStarted }: IntakePageProps): ReactNode {
  const t = useText();
  if (intake === null || (intake.isPublished && !intake.mayStart))
    return (
      <EmptyState icon={<Lock />} title={t('intake.closed.title')} text={t('intake.closed.text')} />
    );
  const { id, name } = intake.blueprint;
  return intake.isPublished ? (
    <OpenIntake intake={intake} onStarted={onStarted} />
  ) : (
    <EmptyState
      icon={<FileClock />}
      title={t('intake.unpublished.title')}
      text={t('intake.unpublished.text', { blueprint: name })}
      action={<LinkButton href={`/blueprints/${id}`}>{t('intake.unpublished.open')}</LinkButton>}
    />
  );
}

interface OpenIntakeProps {
  readonly intake: Intake;
  readonly onStarted: (workflow: StartedWorkflow) => void;
}

function OpenIntake({ intake, onStarted }: OpenIntakeProps): ReactNode {
  const t = useText();
  const form = useStartForm(intake, onStarted);
  return (
    <div className={classes.page} data-wide={isWideIntake(intake) || undefined}>
      <h2 className={classes.title}>
        {t('workflows.start.title', { blueprint: intake.blueprint.name })}
      </h2>
      {intake.about !== '' && <RichTextView html={intake.about} className={classes.about} />}
      <StartFields id="intake" intake={intake} form={form} />
      <div className={classes.bar}>
        <Button
          kind="primary"
          icon={<Play />}
          type="submit"
          form="intake"
          loading={form.isPending}
          keyHint="mod+enter"
        >
          {t(form.isLater ? 'workflows.start.plan' : 'workflows.start.action')}
        </Button>
      </div>
    </div>
  );
}
