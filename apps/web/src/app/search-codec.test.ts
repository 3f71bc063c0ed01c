import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { workflowSearch } from './search-params.ts';
import { stripWorkspace, workspaceIn } from './workspace-path.ts';

describe('query of an address', () => {
  it('has no JSON quotes', () => {
    expect(
      stringifySearch({ 'task-id': '0193', search: 'tax form', tab: undefined, page: 2 }),
    ).toBe('?task-id=0193&search=tax+form&page=2');
    expect(stringifySearch({})).toBe('');
    expect(parseSearch('?status=RUNNING&search=%22x%22')).toEqual({
      status: 'RUNNING',
      search: '"x"',
    });
  });

  it('has only known parameters', () => {
    expect(workflowSearch({ 'task-id': 7, other: 'x' })).toEqual({});
    expect(workflowSearch({ tab: 'data' })).toEqual({ tab: 'data' });
  });
});

describe('workspace paths', () => {
  const id = '01938f2e-6b1c-7000-8000-000000000001';
  it.each([
    [`/workspace/${id}`, '/'],
    [`/workspace/${id}/my/tasks`, '/my/tasks'],
    ['/workspace', '/workspace'],
    ['/my/tasks', '/my/tasks'],
  ])('contain the workspace: %s becomes %s', (path, plain) => {
    expect(stripWorkspace(new URL(`${path}?x=1`, 'https://baton.example')).href).toBe(
      `https://baton.example${plain}?x=1`,
    );
  });
  it('can be parsed to the workspace id', () => {
    expect(workspaceIn(`/workspace/${id}/people`)).toBe(id);
    expect(workspaceIn('/workspace')).toBeNull();
  });
});
