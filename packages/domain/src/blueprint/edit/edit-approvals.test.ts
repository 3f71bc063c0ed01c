import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { addApprovalStep, removeApprovalStep, updateApprovalStep } from './edit-approvals.ts';

const one = buildBlueprint({});
const task = taskKey(1);
const steps = (content = one) =>
  (content.tasks[task]?.approvals ?? []).map(({ key, level }) => [key.slice(-1), level]);
const added = [5, 6, 7].reduce((content, n) => addApprovalStep(content, task, taskKey(n)), one);

it('gives each new approval its own level after the last one', () => {
  expect(steps(added)).toEqual([
    ['5', 1],
    ['6', 2],
    ['7', 3],
  ]);
  const asked = addApprovalStep(one, task, taskKey(5), { approvers: [partyId(2)] });
  expect(asked.tasks[task]?.approvals[0]?.approvers).toEqual([partyId(2)]);
});

it('renumbers the levels after an approval is moved or removed', () => {
  expect(steps(updateApprovalStep(added, task, taskKey(6), { level: 1 }))).toEqual([
    ['5', 1],
    ['6', 1],
    ['7', 2],
  ]);
  expect(steps(removeApprovalStep(added, task, taskKey(5)))).toEqual([
    ['6', 1],
    ['7', 2],
  ]);
});

it('returns the same document for an unknown approval', () => {
  expect(updateApprovalStep(added, task, taskKey(9), { level: 1 })).toBe(added);
  expect(removeApprovalStep(added, task, taskKey(9))).toBe(added);
  expect(addApprovalStep(added, taskKey(99), taskKey(9))).toBe(added);
});
