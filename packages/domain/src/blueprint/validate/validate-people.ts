import { refuse, type Refusal } from '../../core/refusal.ts';
import type { ApprovalStep, BlueprintTask, ManagerOf, Voting } from '../content.ts';

/** Maximum number of people, teams, and roles in a list of a task or approval. */
const mostParties = 50;
const mostVotes = 1000;

const tooMany = (list: readonly unknown[], field: string): readonly Refusal[] =>
  list.length > mostParties
    ? [refuse('TooMany', { count: list.length, max: mostParties }, field)]
    : [];

const thresholdRefusals = (
  rule: BlueprintTask['rule'],
  { threshold }: Voting,
  field: string,
): readonly Refusal[] => {
  const max = rule === 'PERCENT' ? 100 : mostVotes;
  return Number.isInteger(threshold) && threshold >= 1 && threshold <= max
    ? []
    : [refuse('OutOfRange', { min: 1, max }, `${field}.voting.threshold`)];
};

const managerRefusals = (managersOf: readonly ManagerOf[], field: string): readonly Refusal[] => [
  ...tooMany(managersOf, `${field}.managersOf`),
  ...(managersOf.some(
    (one) =>
      (one.kind === 'PERSON' && one.person === '') || (one.kind === 'FIELD' && one.instance === ''),
  )
    ? [refuse('Required', {}, `${field}.managersOf`)]
    : []),
];

/** Returns why the people settings of an approval or task are malformed. */
export const staffingRefusals = (
  item: Pick<ApprovalStep, 'rule' | 'voting' | 'peopleFrom' | 'managersOf' | 'backups'>,
  field: string,
): readonly Refusal[] => [
  ...thresholdRefusals(item.rule, item.voting, field),
  ...tooMany(item.peopleFrom, `${field}.peopleFrom`),
  ...managerRefusals(item.managersOf, field),
  ...tooMany(item.backups, `${field}.backups`),
];

export const taskPeopleRefusals = (task: BlueprintTask, field: string): readonly Refusal[] => [
  ...staffingRefusals(task, field),
  ...tooMany(task.cc, `${field}.cc`),
  ...tooMany(task.ccFrom, `${field}.ccFrom`),
];
