import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { intakeStartedQuery } from '../../../__generated__/intakeStartedQuery.graphql.ts';
import { useScreenQuery } from '../../../lib/api/use-screen-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './intake-page.module.css';

export interface IntakeStartedProps {
  readonly workflowId: string;
  readonly onAnother: () => void;
}

/** The workflow that was started from the intake page, also after a reload. */
export function IntakeStarted({ workflowId, onAnother }: IntakeStartedProps): ReactNode {
  const t = useText();
  const { workflow } = useScreenQuery<intakeStartedQuery>(
    graphql`
      query intakeStartedQuery($id: ID!) {
        workflow(id: $id) {
          id
          name
          startDate
          variant {
            name
          }
        }
      }
    `,
    { id: workflowId },
  );
  const place = useRef<HTMLDivElement>(null);
  // The button with focus disappeared with the form.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.started} role="status">
      {workflow == null ? (
        <EmptyState
          icon={<CircleCheck />}
          title={t('intake.started.someone')}
          text={t('intake.started.someoneText')}
          action={<Button onClick={onAnother}>{t('intake.started.another')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<CircleCheck />}
          title={t(workflow.startDate == null ? 'intake.started.planned' : 'workflows.start.done', {
            name: workflow.name,
          })}
          text={
            workflow.variant == null
              ? t('intake.started.text')
              : t('variants.startedText', { variant: workflow.variant.name })
          }
          action={
            <>
              <LinkButton kind="primary" href={`/workflow/${workflow.id}`}>
                {t('intake.started.open')}
              </LinkButton>
              <Button onClick={onAnother}>{t('intake.started.another')}</Button>
            </>
          }
        />
      )}
    </div>
  );
}
