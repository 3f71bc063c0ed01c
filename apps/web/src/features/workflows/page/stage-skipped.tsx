import { SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { stageSkipped_stage$key } from '../../../__generated__/stageSkipped_stage.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './stage-list.module.css';

/** Why and when a stage was skipped, with the comment. */
export function StageSkipped({ stage }: { readonly stage: stageSkipped_stage$key }): ReactNode {
  const t = useText();
  const { skip } = useFragment(
    graphql`
      fragment stageSkipped_stage on Stage {
        skip {
          reason
          at
          comment
          by {
            name
          }
        }
      }
    `,
    stage,
  );
  if (skip == null) return null;
  return (
    <div className={classes.waiting}>
      <SkipForward size={13} aria-hidden="true" />
      <p>
        {t(`explain.STAGE_SKIPPED_${skip.reason}`, {
          hasActor: skip.by == null ? 'no' : 'yes',
          actor: skip.by?.name ?? '',
        })}{' '}
        {skip.comment !== '' && <q>{skip.comment}</q>} <Moment at={skip.at} tone="quiet" />
      </p>
    </div>
  );
}
