import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { Deadline } from '../../time/deadline.ts';
import { partiesOfContent } from '../content-parties.ts';
import { newLinkRule } from '../link-rule.ts';
import { replaceParty, replacementRefusals } from './replace-party.ts';

const [leaver, successor, other] = [partyId(7), partyId(8), partyId(9)];
const time = { amount: 1, unit: 'DAYS' } as const;
const deadline: Deadline = {
  countedFrom: 'START',
  expiry: { grace: time, outcome: 'ESCALATE', party: leaver },
  escalations: [
    { key: taskKey(80), when: 'AFTER_DUE', time, action: 'ADD_ASSIGNEE', party: leaver },
  ],
};
const managersOf = [{ kind: 'PERSON', person: leaver }] as const;

describe('replaceParty', () => {
  it('replaces the party in each place of tasks and approvals', () => {
    const named = { managersOf, backups: [leaver], deadline };
    const content = buildBlueprint({
      tasks: [
        { ...named, assignees: [leaver], cc: [leaver] },
        { approvals: [{ ...approvalStep(90, { approvers: [leaver] }), ...named }] },
        { type: 'LINKED_WORKFLOW', link: { ...newLinkRule, owner: leaver } },
      ],
    });
    expect(partiesOfContent(content)).toContain(leaver);
    const after = replaceParty(content, leaver, successor);
    expect(JSON.stringify(after)).not.toContain(leaver);
    expect(replaceParty(after, successor, leaver)).toEqual(content);
  });

  it('names a person once if the successor was already there', () => {
    const content = buildBlueprint({
      tasks: [
        {
          assignees: [successor, other, leaver],
          managersOf: [...managersOf, { kind: 'PERSON', person: successor }],
        },
      ],
    });
    expect(replaceParty(content, leaver, successor).tasks[taskKey(1)]).toMatchObject({
      assignees: [successor, other],
      managersOf: [{ kind: 'PERSON', person: successor }],
    });
  });
});

describe('replacementRefusals', () => {
  const party = (id: string) =>
    id === leaver
      ? null
      : ({
          name: id,
          kind: 'USER',
          accessLevel: 'INTERNAL',
          members: [partyId(Number(id.at(-1)))],
        } as const);
  const approvedBy = (assignee: typeof leaver, approver: typeof leaver) =>
    buildBlueprint({
      tasks: [{ assignees: [assignee], approvals: [approvalStep(90, { approvers: [approver] })] }],
    });
  const refusals = (before: ReturnType<typeof approvedBy>) =>
    replacementRefusals(before, replaceParty(before, leaver, successor), { party });

  it('accepts a version that names someone else', () => {
    expect(refusals(approvedBy(leaver, other))).toEqual([]);
  });

  it('refuses a version in which no one can approve', () => {
    expect(refusals(approvedBy(successor, leaver))).toMatchObject([
      { code: 'CannotShareNonCompliantWorkflowTemplate', params: { list: 'NobodyCanApprove' } },
    ]);
  });

  it('ignores errors that the version already had', () => {
    expect(refusals(approvedBy(other, other))).toEqual([]);
  });
});
