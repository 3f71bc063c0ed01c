import type { Run } from '@baton/domain/run-model/run';
import { rowInsert } from '../../../../platform/db/row-insert.ts';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import type { RunSave } from '../rows/saved-run.ts';

const insertShares = rowInsert({
  name: 'insert_workflow_parties',
  table: 'workflow_party',
  columns: { party_id: 'uuid', workflow_id: 'uuid' },
});

const removeShares = prepared(
  'remove_workflow_parties',
  'DELETE FROM workflow_party WHERE tenant_id = app.tenant_id() AND workflow_id = $1',
);

/** Returns rows that let collaborators find new workflows. */
export const insertCollaborators = (runs: readonly Run[]): readonly Statement[] =>
  insertShares(
    runs.flatMap(({ workflow }) =>
      workflow.collaborators.map(({ party }) => ({ party_id: party, workflow_id: workflow.id })),
    ),
  );

/** Returns statements that update collaborators if a command changed them. */
export const collaboratorStatements = ({ before, after }: RunSave): readonly Statement[] =>
  before.workflow.collaborators === after.workflow.collaborators
    ? []
    : [removeShares(after.workflow.id), ...insertCollaborators([after])];
