import { expect, it } from 'vitest';
import { workflowPermissionTable } from './workflow-permission-table.ts';

const leaders = ['ADMIN', 'OWNER'];
const editors = [...leaders, 'EDITOR'];
const internal = [...editors, 'VIEWER', 'ASSIGNEE', 'APPROVER', 'WATCHER'];

// The table that admins see. A change of a rule must be a change here.
const expected: Readonly<Record<string, readonly string[]>> = {
  readWorkflow: internal,
  readHistory: leaders,
  editWorkflow: editors,
  addTasks: editors,
  pause: editors,
  end: editors,
  share: leaders,
  changeOwner: leaders,
  deleteWorkflow: leaders,
  readTask: [...internal, 'EXTERNAL_ASSIGNEE'],
  readTaskHistory: [...leaders, 'ASSIGNEE', 'APPROVER'],
  complete: ['ASSIGNEE', 'EXTERNAL_ASSIGNEE'],
  completeOnBehalf: leaders,
  approve: ['APPROVER'],
  reportProblem: [...editors, 'ASSIGNEE', 'APPROVER', 'WATCHER', 'EXTERNAL_ASSIGNEE'],
  assign: [...editors, 'ASSIGNEE', 'EXTERNAL_ASSIGNEE'],
  changeDueDate: editors,
  rename: editors,
  tag: [...editors, 'ASSIGNEE'],
  skip: leaders,
  deleteTask: leaders,
};

it('allows each action only to the people in the table', () => {
  const table = workflowPermissionTable();
  expect(Object.fromEntries(table.map(({ action, allowed }) => [action, allowed]))).toEqual(
    expected,
  );
  expect(table).toHaveLength(Object.keys(expected).length);
});
