import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { aboutChange_workflow$key } from '../../../__generated__/aboutChange_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './workflow-about.module.css';

export interface StampProps {
  readonly label: string;
  readonly at: string | null | undefined;
  readonly by: string | undefined;
}

/** When something was done to the workflow, and who did it. */
export function Stamp({ label, at, by }: StampProps): ReactNode {
  const t = useText();
  return at == null ? null : (
    <>
      <dt>{label}</dt>
      <dd>
        <Moment at={at} />
        {by !== undefined && <span className={classes.none}>{t('record.by', { name: by })}</span>}
      </dd>
    </>
  );
}

/**
 * The last change of the workflow. Commands on this page load it again, so that it is never
 * outdated.
 */
export function AboutChange({
  workflow,
}: {
  readonly workflow: aboutChange_workflow$key;
}): ReactNode {
  const t = useText();
  const { modifiedAt, modifiedBy } = useFragment(
    graphql`
      fragment aboutChange_workflow on Workflow {
        modifiedAt
        modifiedBy {
          id
          name
        }
      }
    `,
    workflow,
  );
  return <Stamp label={t('record.modified')} at={modifiedAt} by={modifiedBy?.name} />;
}
