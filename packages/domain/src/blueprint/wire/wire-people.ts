import { asId, type InstanceKey, type PartyId } from '../../core/ids.ts';
import { taskDefaults, votingDefaults } from '../complete-content.ts';
import type {
  Acknowledgement,
  ApprovalRule,
  ApprovalStep,
  BlueprintTask,
  Completion,
  ManagerOf,
  Voting,
} from '../content.ts';

/** Assignees and approvers in the API. Missing properties have defaults. */

type Maybe<T> = T | null | undefined;

export interface WireManagerOf {
  readonly kind: ManagerOf['kind'];
  /** For PERSON. */
  readonly person?: Maybe<string>;
  /** For FIELD. */
  readonly instance?: Maybe<string>;
}

/** Properties that approvals and tasks share. */
export interface WireStaffing {
  readonly peopleFrom?: Maybe<readonly string[]>;
  readonly managersOf?: Maybe<readonly WireManagerOf[]>;
  readonly backups?: Maybe<readonly string[]>;
  readonly voting?: Maybe<WireVoting>;
}

export interface WireTaskPeople extends WireStaffing {
  readonly cc?: Maybe<readonly string[]>;
  readonly ccFrom?: Maybe<readonly string[]>;
  readonly acknowledgement?: Maybe<Acknowledgement>;
  readonly completion?: Maybe<Completion>;
  readonly rule?: Maybe<ApprovalRule>;
}

const partiesFromWire = (ids: Maybe<readonly string[]>): readonly PartyId[] =>
  (ids ?? []).map((id) => asId<PartyId>(id));

const placesFromWire = (keys: Maybe<readonly string[]>): readonly InstanceKey[] =>
  (keys ?? []).map((key) => asId<InstanceKey>(key));

/** A missing person or place becomes an unknown one, which validation refuses. */
const managerFromWire = ({ kind, person, instance }: WireManagerOf): ManagerOf => {
  switch (kind) {
    case 'PERSON':
      return { kind, person: asId<PartyId>(person ?? '') };
    case 'FIELD':
      return { kind, instance: asId<InstanceKey>(instance ?? '') };
    case 'OWNER':
    case 'SUBMITTER':
      return { kind };
  }
};

/** Voting settings in the API; newer ones can be missing. */
export type WireVoting = Omit<Voting, 'mayCounter' | 'onChange'> & {
  readonly mayCounter?: Maybe<boolean>;
  readonly onChange?: Maybe<Voting['onChange']>;
};

const votingFromWire = ({
  threshold,
  rejectRule,
  eachMember,
  newVoters,
  mayPassOn,
  mayCounter,
  onChange,
}: WireVoting): Voting => ({
  threshold,
  rejectRule,
  eachMember,
  newVoters,
  mayPassOn,
  mayCounter: mayCounter ?? votingDefaults.mayCounter,
  onChange: onChange ?? votingDefaults.onChange,
});

export const staffingFromWire = ({
  peopleFrom,
  managersOf,
  backups,
  voting,
}: WireStaffing): Pick<ApprovalStep, 'peopleFrom' | 'managersOf' | 'backups' | 'voting'> => ({
  peopleFrom: placesFromWire(peopleFrom),
  managersOf: (managersOf ?? []).map(managerFromWire),
  backups: partiesFromWire(backups),
  voting: voting ? votingFromWire(voting) : votingDefaults,
});

type TaskPeople = Pick<
  BlueprintTask,
  | 'peopleFrom'
  | 'managersOf'
  | 'backups'
  | 'voting'
  | 'cc'
  | 'ccFrom'
  | 'acknowledgement'
  | 'completion'
  | 'rule'
>;

export const taskPeopleFromWire = (task: WireTaskPeople): TaskPeople => ({
  ...staffingFromWire(task),
  cc: partiesFromWire(task.cc),
  ccFrom: placesFromWire(task.ccFrom),
  acknowledgement: task.acknowledgement ?? taskDefaults.acknowledgement,
  completion: task.completion ?? taskDefaults.completion,
  rule: task.rule ?? taskDefaults.rule,
});
