import {
  automationLimits,
  type Automation,
  type NamedTemplate,
} from '../../automation/automation.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { countRefusals, rangeRefusals } from '../../field/validate-parts.ts';

const lengthRefusals = (text: string, max: number, field: string): readonly Refusal[] =>
  text.length > max ? [refuse('TooLong', { max }, field)] : [];

const entryRefusals = (entries: readonly NamedTemplate[], field: string): readonly Refusal[] => [
  ...countRefusals(entries.length, automationLimits.entries, field),
  ...entries.flatMap(({ name, value }, index) => [
    ...lengthRefusals(name, automationLimits.nameLength, `${field}.${index}.name`),
    ...lengthRefusals(value, automationLimits.valueLength, `${field}.${index}.value`),
  ]),
];

/** Returns why a document isn't a valid automation. Missing settings are left to the linter. */
export const validateAutomation = (automation: Automation, field: string): readonly Refusal[] => {
  const { url, body, expectedStatuses, outputs } = automation;
  const { maxAttempts, timeoutSeconds } = automation;
  return [
    ...lengthRefusals(url, automationLimits.urlLength, `${field}.url`),
    ...entryRefusals(automation.headers, `${field}.headers`),
    ...entryRefusals(automation.query, `${field}.query`),
    ...(body.kind === 'FORM' ? entryRefusals(body.entries, `${field}.body.entries`) : []),
    ...(body.kind === 'JSON'
      ? lengthRefusals(body.text, automationLimits.bodyLength, `${field}.body.text`)
      : []),
    ...countRefusals(
      expectedStatuses.length,
      automationLimits.statuses,
      `${field}.expectedStatuses`,
    ),
    ...(expectedStatuses.every((status) => /^[1-5](\d\d|xx)$/.test(status))
      ? []
      : [refuse('OutOfRange', { min: 100, max: 599 }, `${field}.expectedStatuses`)]),
    ...countRefusals(outputs.length, automationLimits.outputs, `${field}.outputs`),
    ...outputs.flatMap(({ path }, index) =>
      lengthRefusals(path, automationLimits.nameLength, `${field}.outputs.${index}.path`),
    ),
    ...rangeRefusals(maxAttempts, 1, automationLimits.maxAttempts, `${field}.maxAttempts`),
    ...rangeRefusals(timeoutSeconds, 1, automationLimits.timeoutSeconds, `${field}.timeoutSeconds`),
  ];
};
