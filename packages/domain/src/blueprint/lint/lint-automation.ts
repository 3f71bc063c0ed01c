import { parseAnswerPath } from '../../automation/answer-path.ts';
import type { Automation, NamedTemplate } from '../../automation/automation.ts';
import { parseTemplate, secretsOf, tokensOf, type Token } from '../../automation/template.ts';
import type { InstanceKey } from '../../core/ids.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';
import type { FieldInstance } from '../../field/field.ts';
import { placedInstances } from '../places/instances.ts';
import { finding, type LintCode, type LintFinding, type LintKnowledge } from './lint-findings.ts';

/**
 * Matches the URL up to the path. This part can't contain placeholders, so that no value changes
 * the server of a request.
 */
const server = /^https?:\/\/[^/?#{}\s@]+(?=[/?#]|$)/i;

const isAddressSound = ({ url }: Automation): boolean => {
  const filled = parseTemplate(url)
    .map((token) => (token.kind === 'TEXT' ? token.text : 'x'))
    .join('');
  return (
    server.test(url) &&
    URL.canParse(filled) &&
    !parseTemplate(url).some(({ kind }) => kind === 'SECRET')
  );
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const areNamed = (entries: readonly NamedTemplate[]): boolean =>
  entries.every(({ name }) => name.trim() !== '');

const isBodySound = ({ body }: Automation): boolean => {
  switch (body.kind) {
    case 'NONE':
      return true;
    case 'FORM':
      return areNamed(body.entries);
    case 'JSON':
      return isJson(body.text);
  }
};

/** Returns whether all inputs and outputs of the request are fields of the task. */
const isMapped = (task: BlueprintTask, automation: Automation): boolean => {
  const places = new Set<InstanceKey>(task.fields.map(({ key }) => key));
  const isKnown = (token: Token): boolean =>
    token.kind === 'FIELD' ? places.has(token.instance) : token.kind !== 'UNKNOWN';
  return (
    tokensOf(automation).every(isKnown) &&
    automation.outputs.every(
      ({ path, instance }) => places.has(instance) && parseAnswerPath(path) !== null,
    )
  );
};

type Places = ReturnType<typeof placedInstances>;

/**
 * Returns whether a value of the request can be empty, in its field or in the field from which it
 * is inherited.
 */
const mayBeEmpty = (instance: FieldInstance, places: Places): boolean => {
  const passed = new Set<InstanceKey>();
  for (let at: FieldInstance | undefined = instance; at !== undefined && !passed.has(at.key);) {
    if (at.value !== null || at.required) return false;
    if (at.inputType === 'OPTIONAL') return true;
    passed.add(at.key);
    at = at.source === null ? undefined : places.get(at.source)?.instance;
  }
  return false;
};

const needsOptional = ({ type, automation, fields }: BlueprintTask, places: Places): boolean => {
  if (type !== 'AUTOMATION' || automation === null) return false;
  const used = new Set(
    tokensOf(automation).flatMap((token) => (token.kind === 'FIELD' ? [token.instance] : [])),
  );
  return fields.some((instance) => used.has(instance.key) && mayBeEmpty(instance, places));
};

/** Returns findings on requests that can't be sent or have no effect. */
export const lintAutomation = (task: BlueprintTask): readonly LintFinding[] => {
  if (task.type !== 'AUTOMATION') return [];
  const found = (code: LintCode): LintFinding =>
    finding(code, { stage: task.stage, task: task.key }, { name: task.name });
  const { automation } = task;
  if (automation === null || automation.url.trim() === '')
    return [found('FieldMappingForAutomationTaskMustBeCompleted')];
  const isSound =
    isAddressSound(automation) &&
    automation.headers.every(({ name }) => headerName.test(name)) &&
    areNamed(automation.query) &&
    automation.expectedStatuses.length > 0;
  return [
    ...(isSound ? [] : [found('AutomationAddressInvalid')]),
    ...(isBodySound(automation) ? [] : [found('AutomationBodyInvalid')]),
    ...(isMapped(task, automation) ? [] : [found('FieldMappingForAutomationTaskMustBeCompleted')]),
  ];
};

/** Names of all secrets that the requests of a blueprint use. */
export const secretsOfContent = ({ tasks }: Pick<BlueprintContent, 'tasks'>): readonly string[] => [
  ...new Set(
    Object.values(tasks).flatMap(({ type, automation }) =>
      type === 'AUTOMATION' && automation !== null ? secretsOf(automation) : [],
    ),
  ),
];

const lintSecrets = (
  { type, automation, stage, key, name }: BlueprintTask,
  { missingSecrets }: LintKnowledge,
): readonly LintFinding[] =>
  type !== 'AUTOMATION' || automation === null
    ? []
    : secretsOf(automation)
        .filter((secret) => missingSecrets?.has(secret) === true)
        .map((other) => finding('SecretMissing', { stage, task: key }, { name, other }));

export const lintAutomations = (
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
  knowledge: LintKnowledge,
): readonly LintFinding[] => {
  const places = placedInstances(content);
  return tasks.flatMap((task) => [
    ...lintAutomation(task),
    ...lintSecrets(task, knowledge),
    ...(needsOptional(task, places)
      ? [
          finding(
            'RequestValueCanBeEmpty',
            { stage: task.stage, task: task.key },
            { name: task.name },
          ),
        ]
      : []),
  ]);
};
