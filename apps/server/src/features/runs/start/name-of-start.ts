import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { PlainDate } from '@baton/domain/core/ids';
import { parseValue } from '@baton/domain/field/field-kinds';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import { nameFromTemplate } from '@baton/domain/blueprint/name-template';
import { workflowReference } from '@baton/domain/workflow/reference';

export interface NamedStart {
  readonly content: BlueprintContent;
  readonly isTestRun?: boolean;
  /** Running number in the workspace. */
  readonly number: number;
  readonly date: PlainDate;
  readonly timeZone: string;
  readonly values: readonly EnteredValue[];
  readonly nameOfParty: (id: string) => string | null;
}

/** Returns the name of a workflow from its name template. Invalid values are reported elsewhere. */
export const nameOfStart = ({
  content,
  number,
  values,
  timeZone,
  isTestRun = false,
  ...start
}: NamedStart): string => {
  const valueByInstance = new Map(values.map(({ instance, value }) => [instance, value]));
  return nameFromTemplate(content.settings.nameTemplate, {
    ...start,
    blueprint: content.name,
    reference: workflowReference(content.name, number, isTestRun),
    answers: content.intake.flatMap(({ key, field: at, value }) => {
      const field = content.fields[at];
      if (field === undefined) return [];
      const answer = valueByInstance.has(key)
        ? parseValue(valueByInstance.get(key), field, timeZone)
        : value;
      return [{ field, value: answer ?? null }];
    }),
  });
};
