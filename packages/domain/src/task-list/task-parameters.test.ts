import { describe, expect, it } from 'vitest';
import { defaultTaskViews } from '../saved-view/saved-view.ts';
import { defaultTaskColumns, parseTaskColumns } from './task-columns.ts';
import { taskExportRefusals, taskParameterRules } from './task-parameters.ts';
import { parseTaskSort, taskSortText } from './task-sort.ts';
import { columnsText } from '../list/list-columns.ts';

const id = '01a227ba-c69b-77fb-a6ef-c7aee3ef6f0e';

describe('taskParameterRules', () => {
  it.each([
    { assignee: 'me' },
    { assignee: 'my-teams' },
    { assignee: 'none' },
    { assignee: id },
    { attention: 'stuck', group: 'assignee', match: 'any' },
    { 'waits-for': 'me', state: 'problem', type: 'approval', due: 'overdue' },
    { field: `${id},${id}`, operator: 'EQUALS,EQUALS', values: '[[1],[2]]' },
    { sort: '-due', columns: `name,field:${id}` },
  ])('accepts %j', (parameters) => {
    expect(taskParameterRules.refusals(parameters)).toEqual([]);
  });

  it.each([
    { assignee: 'not-an-id' },
    { 'waits-for': 'none' },
    { state: 'unknown' },
    { group: 'due' },
    { sort: 'owner' },
    { columns: 'planned-end' },
    { 'view-type': 'board' },
  ])('refuses %j', (parameters) => {
    expect(taskParameterRules.refusals(parameters)).toHaveLength(1);
  });

  it('accepts the default views', () => {
    expect(
      defaultTaskViews.flatMap(({ parameters }) => taskParameterRules.refusals(parameters)),
    ).toEqual([]);
  });

  it('shows open tasks by default', () => {
    expect(taskParameterRules.areEqual({}, { status: 'open', search: ' ' })).toBe(true);
    expect(taskParameterRules.areEqual({}, { status: 'all' })).toBe(false);
  });

  it('refuses an export with an incomplete filter', () => {
    expect(taskExportRefusals({ field: id })).toHaveLength(1);
    expect(taskExportRefusals({ due: 'overdue' })).toEqual([]);
  });
});

describe('columns and sort of tasks', () => {
  it('can be parsed from the text that they are written as', () => {
    expect(parseTaskColumns(columnsText(defaultTaskColumns))).toEqual(defaultTaskColumns);
    const sort = { key: 'DUE', direction: 'DESCENDING' } as const;
    expect(parseTaskSort(taskSortText(sort))).toEqual(sort);
  });
});
