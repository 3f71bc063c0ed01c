import { isDeepEqual } from '../../core/equality.ts';
import type { PartyId } from '../../core/ids.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Deadline } from '../../time/deadline.ts';
import type { ApprovalStep, BlueprintContent, BlueprintTask, ManagerOf } from '../content.ts';
import { lintBlueprint } from '../lint/lint.ts';
import type { LintFinding, LintKnowledge } from '../lint/lint-findings.ts';
import { publishErrors } from './publish.ts';

/**
 * Returns the content with one person, team, or role in place of another in all tasks and
 * approvals.
 */
export const replaceParty = (
  content: BlueprintContent,
  from: PartyId,
  to: PartyId,
): BlueprintContent => {
  const one = (party: PartyId | null): PartyId | null => (party === from ? to : party);
  const all = (parties: readonly PartyId[]): readonly PartyId[] => [
    ...new Set(parties.map((party) => (party === from ? to : party))),
  ];
  const managers = (list: readonly ManagerOf[]): readonly ManagerOf[] =>
    list
      .map((manager): ManagerOf =>
        manager.kind === 'PERSON' && manager.person === from
          ? { kind: 'PERSON', person: to }
          : manager,
      )
      .filter(
        (manager, at, mapped) => mapped.findIndex((other) => isDeepEqual(other, manager)) === at,
      );
  const deadline = ({ expiry, escalations, ...rest }: Deadline): Deadline => ({
    ...rest,
    expiry: expiry === null ? null : { ...expiry, party: one(expiry.party) },
    escalations: escalations.map((escalation) => ({
      ...escalation,
      party: one(escalation.party),
    })),
  });
  const step = (approval: ApprovalStep): ApprovalStep => ({
    ...approval,
    approvers: all(approval.approvers),
    backups: all(approval.backups),
    managersOf: managers(approval.managersOf),
    deadline: deadline(approval.deadline),
  });
  const task = (before: BlueprintTask): BlueprintTask => ({
    ...before,
    assignees: all(before.assignees),
    cc: all(before.cc),
    backups: all(before.backups),
    managersOf: managers(before.managersOf),
    deadline: deadline(before.deadline),
    approvals: before.approvals.map(step),
    link: before.link === null ? null : { ...before.link, owner: one(before.link.owner) },
  });
  return {
    ...content,
    tasks: Object.fromEntries(
      Object.entries<BlueprintTask>(content.tasks).map(([key, value]) => [key, task(value)]),
    ),
  };
};

/** Returns the errors that a published version would get by the change. */
export const replacementRefusals = (
  before: BlueprintContent,
  after: BlueprintContent,
  knowledge: Pick<LintKnowledge, 'party'>,
): readonly Refusal[] => {
  const known = lintBlueprint(before, knowledge);
  const isNew = (one: LintFinding): boolean =>
    !known.some(({ code, at }) => code === one.code && isDeepEqual(at, one.at));
  return publishErrors(lintBlueprint(after, knowledge).filter(isNew));
};
