import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { IntakePage } from '../../features/workflows/start/intake-page.tsx';
import { IntakeStarted } from '../../features/workflows/start/intake-started.tsx';
import { useIntake } from '../../features/workflows/start/use-intake.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';

const route = getRouteApi('/workflow-intake/$id');

/** The intake page of a blueprint. `workflow-id` names the workflow that was started. */
export function WorkflowIntakeScreen(): ReactNode {
  const { id } = route.useParams();
  const started = route.useSearch()['workflow-id'];
  const t = useText();
  const navigate = useNavigate();
  const intake = useIntake(id);
  const [round, setRound] = useState(0);
  const show = (workflow: string | undefined): void =>
    void navigate({
      to: '/workflow-intake/$id',
      params: { id },
      search: workflow === undefined ? {} : { 'workflow-id': workflow },
      // Back must not return to a submitted form.
      replace: workflow !== undefined,
    });
  return (
    <>
      <PageHeader breadcrumb={[{ label: intake?.blueprint.name ?? t('intake.title') }]} />
      <PageBody>
        {started === undefined ? (
          <IntakePage
            key={`${id} ${round}`}
            intake={intake}
            onStarted={(workflow) => show(workflow.id)}
          />
        ) : (
          <IntakeStarted
            key={started}
            workflowId={started}
            onAnother={() => {
              setRound(round + 1);
              show(undefined);
            }}
          />
        )}
      </PageBody>
    </>
  );
}
