import { describe, expect, it } from 'vitest';
import { parseOwner } from '../list/people-filters.ts';
import { workflowParameterRules } from './workflow-parameters.ts';

const id = '01a227ba-c69b-77fb-a6ef-c7aee3ef6f0e';

describe('parseOwner', () => {
  it.each([
    ['me', { owner: 'ME', ownedBy: null }],
    ['my-teams', { owner: 'MY_TEAMS', ownedBy: null }],
    [id, { owner: null, ownedBy: id }],
    ['somewhere', { owner: null, ownedBy: null }],
    [undefined, { owner: null, ownedBy: null }],
  ])('parses %s', (text, expected) => {
    expect(parseOwner(text)).toEqual(expected);
  });

  it('lets a view store any person or team', () => {
    expect(workflowParameterRules.refusals({ owner: id })).toEqual([]);
    expect(workflowParameterRules.refusals({ owner: 'somewhere' })).toHaveLength(1);
  });
});
