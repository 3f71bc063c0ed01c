import { tokensOf } from '../../automation/template.ts';
import type { DueRule } from '../../blueprint/content.ts';
import { comparisonsIn } from '../../condition/condition.ts';
import type { InstanceKey } from '../../core/ids.ts';
import { placesOfPeople } from '../people/people-of-fields.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';

/** Purposes for which a task reads values of other forms. */
export type TaskReading = 'PEOPLE' | 'START_DATE' | 'DUE_DATE' | 'CALL' | 'LINKED_WORKFLOW';

const none: readonly never[] = [];

const placeOfDate = (rule: DueRule | null): readonly InstanceKey[] =>
  rule?.kind === 'FIELD' ? [rule.instance] : none;

const placesOfCall = ({ plan: { automation } }: RunTask): readonly InstanceKey[] =>
  automation === null
    ? none
    : tokensOf(automation).flatMap((token) => (token.kind === 'FIELD' ? token.instance : []));

const placesOfLink = ({ plan: { link } }: RunTask): readonly InstanceKey[] =>
  link === null
    ? none
    : [
        ...link.inputs.flatMap(({ from }) => from ?? []),
        ...(link.split?.kind === 'FIELD' ? [link.split.instance] : []),
      ];

/**
 * Returns the fields that a task reads for one purpose. Used to show "needed by" and "depends on".
 */
export const placesReadBy = (task: RunTask, reading: TaskReading): readonly InstanceKey[] => {
  switch (reading) {
    case 'PEOPLE':
      return [...placesOfPeople(task.plan), ...task.plan.ccFrom];
    case 'START_DATE':
      return placeOfDate(task.plan.notBefore);
    case 'DUE_DATE':
      return placeOfDate(task.plan.dueRule);
    case 'CALL':
      return placesOfCall(task);
    case 'LINKED_WORKFLOW':
      return placesOfLink(task);
  }
};

/** Returns the fields whose values a request or linked workflow uses. */
export const placesWorkedWith = (task: RunTask): readonly InstanceKey[] =>
  task.plan.automation === null && task.plan.link === null
    ? none
    : [...placesOfCall(task), ...placesOfLink(task)];

/** Returns the field with the date on which a stage starts. */
export const placesOfStart = ({ trigger }: RunStage): readonly InstanceKey[] =>
  trigger.kind === 'DATE' ? placeOfDate(trigger.date) : none;

/** Returns the operands of the stage's condition. */
export const operandsOf = ({ condition }: RunStage) =>
  comparisonsIn(condition?.parts ?? none).map(({ operand }) => operand);
