import type { Operand, TaskFact } from '@baton/domain/condition/condition';
import { operatorsOf, operatorsOfFact } from '@baton/domain/condition/operators';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { orderedTasks, positions } from '@baton/domain/blueprint/order';
import type { StageKey } from '@baton/domain/core/ids';
import type { FieldInstance } from '@baton/domain/field/field';
import type { OperandChoice } from '../../../fields/condition/operand-choice.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { sourcesFor } from '../fields/field-sources.ts';

export const operandId = (operand: Operand): string =>
  operand.kind === 'FIELD' ? operand.instance : `${operand.task} ${operand.fact}`;

const factsOf = ({ type, approvals, due }: BlueprintTask): readonly TaskFact[] => [
  ...(type === 'APPROVAL' ? (['OUTCOME'] as const) : []),
  'SKIPPED',
  ...(due === null && approvals.length === 0 ? [] : (['ON_TIME'] as const)),
  'EXPIRED',
];

const fieldOperands = (
  { fields }: BlueprintContent,
  instance: FieldInstance,
  group: string,
): readonly OperandChoice<Operand>[] => {
  const field = fields[instance.field];
  if (field === undefined) return [];
  const operand: Operand = { kind: 'FIELD', instance: instance.key };
  const operators = operatorsOf(field);
  return [
    {
      id: operandId(operand),
      operand,
      field,
      isOutcome: false,
      label: field.name,
      group,
      operators,
    },
  ];
};

/** Returns the intake fields as operands. */
export function useStartOperands(): readonly OperandChoice<Operand>[] {
  const t = useText();
  const { content } = useEditorState();
  return content.intake.flatMap((instance) =>
    fieldOperands(content, instance, t('fields.editor.atStart')),
  );
}

/** Returns operands known before a stage starts: fields first, then task outcomes. */
export function useOperands(stage: StageKey): readonly OperandChoice<Operand>[] {
  const t = useText();
  const { content } = useEditorState();
  const place = positions(content);
  const own = place.get(stage) ?? 0;
  const fields = sourcesFor(content, stage).flatMap(({ instance, task }) =>
    fieldOperands(content, instance, task?.name ?? t('fields.editor.atStart')),
  );
  const facts = orderedTasks(content)
    .filter((task) => (place.get(task.key) ?? own) < own)
    .flatMap((task) =>
      factsOf(task).map((fact): OperandChoice<Operand> => {
        const operand: Operand = { kind: 'TASK', task: task.key, fact };
        return {
          id: operandId(operand),
          operand,
          field: null,
          isOutcome: fact === 'OUTCOME',
          label: t(`fields.fact.${fact}`),
          group: task.name,
          operators: operatorsOfFact(fact),
        };
      }),
    );
  return [...fields, ...facts];
}
