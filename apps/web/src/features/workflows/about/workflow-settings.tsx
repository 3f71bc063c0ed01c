import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { workflowSettingsQuery } from '../../../__generated__/workflowSettingsQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { AboutName, AboutOwner } from './about-edit.tsx';
import { AboutTags } from './about-tags.tsx';
import classes from './workflow-about.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const document = graphql`
  query workflowSettingsQuery($id: ID!) {
    workflow(id: $id) {
      id
      ...aboutEdit_workflow
      ...aboutTags_workflow
    }
  }
`;

/** What the owner and editors can change about the workflow itself. */
export function WorkflowSettings({ workflowId }: { readonly workflowId: string }): ReactNode {
  const t = useText();
  const variables = { id: workflowId };
  const { workflow } = useQuery<workflowSettingsQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowSettingsQuery>(document, variables));
  if (workflow == null) return null;
  return (
    <dl className={`${classes.root} ${classes.facts}`}>
      <dt>{t('workflows.fact.name')}</dt>
      <dd>
        <AboutName workflow={workflow} />
      </dd>
      <dt>{t('workflows.fact.owner')}</dt>
      <dd>
        <AboutOwner workflow={workflow} />
      </dd>
      <dt>{t('tags.label')}</dt>
      <dd>
        <AboutTags workflow={workflow} />
      </dd>
    </dl>
  );
}
