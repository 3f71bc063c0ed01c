import { distinctCollaborators } from '../../../party/collaborator.ts';
import { mayEditAccess } from '../../../access/workflow/workflow-access.ts';
import { isDeepEqual } from '../../../core/equality.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { ChangeCollaboratorsCommand } from '../../../run-model/command/about-command.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';

/** Larger groups are shared with a team. */
export const mostCollaborators = 100;

/** Sets the complete list of viewers and editors of the workflow. */
export const decideCollaborators = (
  ledger: Ledger,
  command: ChangeCollaboratorsCommand,
): Refusal | null => {
  const { agent, workflow } = ledger;
  const collaborators = distinctCollaborators(command.collaborators);
  const count = collaborators.length;
  const refusal =
    mayEditAccess(agent, workflow) ??
    (count > mostCollaborators
      ? refuse('TooMany', { count, max: mostCollaborators }, 'collaborators')
      : null);
  if (refusal !== null) return refusal;
  if (!isDeepEqual(collaborators, workflow.collaborators))
    recordWorkflow(
      ledger,
      'WORKFLOW_COLLABORATORS_CHANGED',
      { collaborators },
      { cause: 'workflow.describe' },
    );
  return null;
};
