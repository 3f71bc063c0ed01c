import { awaitedApprovers } from '@baton/domain/approval/awaited-approvers';
import { isInformationRequested } from '@baton/domain/approval/inquiries';
import { votesOf } from '@baton/domain/approval/judged';
import { tallyOf, type Tally } from '@baton/domain/approval/tally';
import type { ManagerOf } from '@baton/domain/blueprint/content';
import type { PartyId } from '@baton/domain/core/ids';
import type { Inquiry, Receipt, RunTask } from '@baton/domain/run-model/run';
import { childrenOf, taskOf } from '@baton/domain/run-model/run-view';
import { waitedFor } from '@baton/domain/task/receipts';
import { isToBeAcknowledged } from '@baton/domain/task/work-state';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { fieldLabelsAt } from '../fields/index.ts';
import { ManagerOfKindRef, PartyRef, UserRef, type PartyNode } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';
import type { TaskNode } from './task-node.ts';
import { detailsOf, partyNode, TaskRef } from './task.schema.ts';

/** A property of the task with its run. */
interface InRun<Of> {
  readonly of: Of;
  readonly details: RunDetails;
}

const ReceiptRef = builder.objectRef<InRun<Receipt>>('Receipt').implement({
  description: 'What a person did for each assignee that they are or belong to.',
  fields: (t) => ({
    by: t.field({
      type: UserRef,
      description: 'Person who accepted or submitted.',
      resolve: ({ of, details }) => partyNode(details, of.by, 'USER'),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the acceptance or submission.',
      resolve: ({ of }) => of.at,
    }),
  }),
});

const InquiryKindRef = builder.enumType('InquiryKind', {
  description: 'Whether an inquiry is a question or a reply.',
  values: enumValues<Inquiry['kind']>({
    QUESTION: 'Question of an approver.',
    ANSWER: 'Reply to a question.',
  }),
});

const InquiryRef = builder.objectRef<InRun<Inquiry>>('Inquiry').implement({
  description: 'Question of an approver, or its reply.',
  fields: (t) => ({
    kind: t.field({
      type: InquiryKindRef,
      description: 'Whether it is a question or a reply.',
      resolve: ({ of }) => of.kind,
    }),
    by: t.field({
      type: UserRef,
      description: 'Person who wrote it.',
      resolve: ({ of, details }) => partyNode(details, of.by, 'USER'),
    }),
    text: t.string({ description: 'Text of the inquiry.', resolve: ({ of }) => of.text }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the inquiry.',
      resolve: ({ of }) => of.at,
    }),
    round: t.int({ description: 'Round of approvals, from 1.', resolve: ({ of }) => of.round }),
  }),
});

const TallyOutcomeRef = builder.enumType('TallyOutcome', {
  description: 'Result of the votes.',
  values: enumValues<Tally['outcome']>({
    PENDING: "The approval isn't decided.",
    APPROVED: 'The approval is approved.',
    REJECTED: 'The approval is rejected.',
  }),
});

const TallyRef = builder.objectRef<Tally>('Tally').implement({
  description: 'Votes of the current round, by approver.',
  fields: (t) => ({
    seats: t.exposeInt('seats', { description: 'Approvers who count.' }),
    votesFor: t.exposeInt('votesFor', { description: 'Number of approvals.' }),
    votesAgainst: t.exposeInt('votesAgainst', { description: 'Number of rejections.' }),
    outstanding: t.exposeInt('outstanding', {
      description: "Number of approvers who haven't voted.",
    }),
    needed: t.exposeInt('needed', { description: 'Number of approvals required.' }),
    outcome: t.field({
      type: TallyOutcomeRef,
      description: 'Result of the votes.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

const AwaitedManagerRef = builder.objectRef<InRun<ManagerOf>>('AwaitedManager').implement({
  description: 'Person or field whose manager gets the work when it starts.',
  fields: (t) => ({
    kind: t.field({
      type: ManagerOfKindRef,
      description: 'Whose manager is meant.',
      resolve: ({ of }) => of.kind,
    }),
    person: t.field({
      type: UserRef,
      nullable: true,
      description: "Person whose manager gets the work. Null if it isn't a named person.",
      resolve: ({ of, details }) =>
        of.kind === 'PERSON' ? partyNode(details, of.person, 'USER') : null,
    }),
    field: t.string({
      nullable: true,
      description: "For FIELD: name of the field, in the reader's language. Null for other types.",
      resolve: async ({ of, details }, _, context) =>
        of.kind === 'FIELD'
          ? ((await fieldLabelsAt(context, details, [of.instance])).get(of.instance) ?? null)
          : null,
    }),
  }),
});

/** Returns the task in its run. */
const foundIn = async (
  node: Parameters<typeof detailsOf>[0],
  context: Parameters<typeof detailsOf>[1],
): Promise<InRun<RunTask> | null> => {
  const details = await detailsOf(node, context);
  const of = details === null ? undefined : taskOf(details.view, node.task.id);
  return details === null || of === undefined ? null : { of, details };
};

/**
 * Returns a property of each task with the run that has the names of people. A list row with an
 * empty property doesn't load its run.
 */
const inRun = async <Of>(
  node: Parameters<typeof detailsOf>[0],
  context: Parameters<typeof detailsOf>[1],
  list: (task: TaskNode['task']) => readonly Of[],
): Promise<readonly InRun<Of>[]> => {
  if (list(node.task).length === 0) return [];
  const found = await foundIn(node, context);
  if (found === null) return [];
  const { of: task, details } = found;
  return list(task).map((of) => ({ of, details }));
};

const parties = (found: readonly InRun<PartyId>[]): readonly PartyNode[] =>
  found.map(({ of, details }) => partyNode(details, of, 'ROLE'));

builder.objectFields(TaskRef, (t) => ({
  peopleMet: t.field({
    type: [PartyRef],
    description: 'People that an external user can add. Empty for internal people.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      const task = details === null ? undefined : taskOf(details.view, node.task.id);
      return details === null || task === undefined
        ? []
        : details.factsOf(task).knownParties.map((id) => partyNode(details, id, 'USER'));
    },
  }),
  requestsAcknowledgement: t.boolean({
    description: 'True if the task must be accepted.',
    resolve: ({ task }) => task.plan.acknowledgement !== 'NONE',
  }),
  isToBeAcknowledged: t.boolean({
    description: 'True if someone must still accept it.',
    resolve: ({ task }) => isToBeAcknowledged(task),
  }),
  acknowledgements: t.field({
    type: [ReceiptRef],
    description: 'Who accepted it.',
    resolve: (node, _, context) => inRun(node, context, (task) => task.acknowledgements),
  }),
  handedIn: t.field({
    type: [ReceiptRef],
    description: 'Who submitted their part, if each assignee must submit.',
    resolve: (node, _, context) => inRun(node, context, (task) => task.handedIn),
  }),
  waitedFor: t.field({
    type: [PartyRef],
    description: 'Assignees who must still accept or submit.',
    resolve: async (node, _, context) => parties(await inRun(node, context, waitedFor)),
  }),
  awaitedApprovers: t.field({
    type: [PartyRef],
    description: 'Approvers who can still decide. Empty unless it is an active approval.',
    resolve: async (node, _, context) => {
      const found = node.task.type === 'APPROVAL' ? await foundIn(node, context) : null;
      if (found === null) return [];
      const { of: task, details } = found;
      return awaitedApprovers(details.view, task).map((id) => partyNode(details, id, 'ROLE'));
    },
  }),
  cc: t.field({
    type: [PartyRef],
    description: 'Watchers.',
    resolve: async (node, _, context) => parties(await inRun(node, context, (task) => task.cc)),
  }),
  awaitedManagers: t.field({
    type: [AwaitedManagerRef],
    description: 'Managers that are resolved when it starts. Empty after the start.',
    resolve: (node, _, context) =>
      inRun(node, context, (task) => (task.startedAt === null ? task.plan.managersOf : [])),
  }),
  awaitedFields: t.stringList({
    description:
      "Fields that name assignees when it starts, in the reader's language. Empty after the start.",
    resolve: async (node, _, context) => {
      const found = await inRun(node, context, (task) =>
        task.startedAt === null ? task.plan.peopleFrom : [],
      );
      const [first] = found;
      if (first === undefined) return [];
      const keys = found.map(({ of }) => of);
      return [...(await fieldLabelsAt(context, first.details, keys)).values()];
    },
  }),
  tally: t.field({
    type: TallyRef,
    nullable: true,
    description: 'Votes of an APPROVAL. Null for other types.',
    resolve: async (node, _, context) => {
      if (node.task.type !== 'APPROVAL') return null;
      const found = await foundIn(node, context);
      return found === null ? null : tallyOf(found.of, votesOf(found.details.view, found.of));
    },
  }),
  inquiries: t.field({
    type: [InquiryRef],
    description: 'Questions about the work and replies, oldest first. For an APPROVAL.',
    resolve: (node, _, context) => inRun(node, context, (task) => task.inquiries),
  }),
  isInformationRequested: t.boolean({
    description: 'True if a question of an approver waits for a reply.',
    resolve: async (node, _, context) => {
      const found = await foundIn(node, context);
      if (found === null) return false;
      const { of, details } = found;
      return [of, ...childrenOf(details.view, of)].some(isInformationRequested);
    },
  }),
}));
