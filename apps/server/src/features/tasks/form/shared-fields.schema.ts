import { mayCompleteAutomation } from '@baton/domain/access/automation-access';
import { mayFixLink } from '@baton/domain/access/workflow/linked-access';
import { mayEditShared } from '@baton/domain/access/task/shared-access';
import { counterPlace, counterTarget } from '@baton/domain/approval/counter-target';
import type { PlacedValue } from '@baton/domain/run-model/run-value';
import { sharedSource } from '@baton/domain/run-model/shared-source';
import type { ContentChange } from '@baton/domain/run-model/run';
import { taskOf, valueAt } from '@baton/domain/run-model/run-view';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserRef } from '../../people/index.ts';
import type { RunDetails } from '../../runs/index.ts';
import { FormFieldRef, formByHand, formOfTask, type FormFieldNode } from './task-form.schema.ts';
import { nodeOfRun } from '../task-node.ts';
import { detailsOf, partyNode, TaskRef, VoteRef } from '../task.schema.ts';

interface ContentChangeNode {
  readonly change: ContentChange;
  readonly details: RunDetails;
}

const ContentChangeRef = builder.objectRef<ContentChangeNode>('ContentChange').implement({
  description: 'Covered value that changed after the approval.',
  fields: (t) => ({
    by: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who changed it. Null for a machine.',
      resolve: ({ change, details }) =>
        change.by === null ? null : partyNode(details, change.by, 'USER'),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the change.',
      resolve: ({ change }) => change.at,
    }),
  }),
});

/** The fields for which the viewer can suggest values in the form that a rejection sends back. */
const counterForm = (details: RunDetails, id: string): readonly FormFieldNode[] => {
  const approval = details.view.tasks.find((task) => task.id === id);
  if (approval?.type !== 'APPROVAL' || !approval.plan.voting.mayCounter) return [];
  const target = counterTarget(details.view, approval);
  return target === null || nodeOfRun(details, target) === null
    ? []
    : formOfTask(details, target.id).filter(
        ({ place }) => counterPlace(details.view, place) !== null,
      );
};

/** Returns a suggested value in its field. */
const proposedAt = (
  details: RunDetails,
  { instance, value }: PlacedValue,
): readonly FormFieldNode[] => {
  const place = valueAt(details.view, instance);
  const task =
    place === undefined || place.taskId === null ? undefined : taskOf(details.view, place.taskId);
  if (place === undefined || task === undefined || nodeOfRun(details, task) === null) return [];
  const state = { isShown: true, isMandatory: false };
  return [{ details, place, value, state, draft: null, isSourceChanged: false, sourceTask: null }];
};

builder.objectFields(TaskRef, (t) => ({
  formByHand: t.field({
    type: [FormFieldRef],
    description: 'Fields that a manual completion fills, for people who can complete it.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      const task = details?.view.tasks.find(({ id }) => id === node.task.id);
      if (details === null || task === undefined) return [];
      const { viewer, factsOf } = details;
      const may = task.type === 'LINKED_WORKFLOW' ? mayFixLink : mayCompleteAutomation;
      return may(viewer, factsOf(task)) === null ? formByHand(details, task) : [];
    },
  }),
  counterForm: t.field({
    type: [FormFieldRef],
    description: 'Fields for which an approver can suggest values.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      return details === null ? [] : counterForm(details, node.task.id);
    },
  }),
  contentChange: t.field({
    type: ContentChangeRef,
    nullable: true,
    description: 'Last change of a covered value, if the approval remains valid. Null without one.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      const change = details?.view.tasks.find(({ id }) => id === node.task.id)?.contentChange;
      return details === null || change === null || change === undefined
        ? null
        : { change, details };
    },
  }),
}));

builder.objectFields(VoteRef, (t) => ({
  counter: t.field({
    type: [FormFieldRef],
    description: 'Suggested values. Empty for other votes.',
    resolve: ({ vote, details }) => (vote.counter ?? []).flatMap((one) => proposedAt(details, one)),
  }),
}));

builder.objectFields(FormFieldRef, (t) => ({
  isShared: t.boolean({
    description: 'True if the viewer can change the value here. It is written to its source.',
    resolve: ({ place, details }) => {
      const { view, viewer, factsOf } = details;
      const task = place.taskId === null ? undefined : taskOf(view, place.taskId);
      return (
        task !== undefined &&
        mayEditShared(viewer, factsOf(task)) === null &&
        sharedSource(view, place) !== null
      );
    },
  }),
  proposedBy: t.field({
    type: UserRef,
    nullable: true,
    description:
      'Approver who suggested the value. For people who work on the task. Null for others, and without a suggestion.',
    resolve: ({ place, value, details }) =>
      place.draft?.proposedBy === undefined || place.draft.value !== value
        ? null
        : partyNode(details, place.draft.proposedBy, 'USER'),
  }),
}));
