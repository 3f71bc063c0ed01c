import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { stageDoubt_stage$key } from '../../../__generated__/stageDoubt_stage.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowCommand } from './flow-mutations.ts';
import classes from './stage-doubt.module.css';

interface StageDoubtProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: stageDoubt_stage$key;
}

const answers = ['START_STAGE_ANYWAY', 'LEAVE_STAGE_SKIPPED'] as const satisfies FlowCommand[];

/** Asks the owner or editors about a skipped stage whose condition is now met. */
export function StageDoubt({ workflow, stage }: StageDoubtProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<FlowCommand | null>(null);
  const { id, permissions } = useFragment(
    graphql`
      fragment stageDoubt_stage on Stage {
        id
        permissions {
          leaveSkipped
        }
      }
    `,
    stage,
  );
  return (
    <>
      {permissions.leaveSkipped && (
        <div className={classes.root} role="group" aria-label={t('flow.doubt.title')}>
          <p className={classes.text}>{t('flow.doubt.text')}</p>
          <div className={classes.buttons}>
            {answers.map((command) => (
              <Button
                key={command}
                size="small"
                kind={command === 'START_STAGE_ANYWAY' ? 'primary' : 'default'}
                onClick={() => setChosen(command)}
              >
                {t(command === 'START_STAGE_ANYWAY' ? 'flow.doubt.start' : 'flow.doubt.leave')}
              </Button>
            ))}
          </div>
        </div>
      )}
      {chosen !== null && (
        <FlowDialog
          key={chosen}
          request={{ command: chosen, workflow, stageId: id }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
