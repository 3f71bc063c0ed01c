import { parseAnswerPath } from '../../automation/answer-path.ts';
import type { Automation, NamedTemplate } from '../../automation/automation.ts';
import { parseTemplate, tokensOf, type Token } from '../../automation/template.ts';
import type { InstanceKey } from '../../core/ids.ts';
import type { BlueprintTask } from '../content.ts';
import { finding, type LintCode, type LintFinding } from './lint-findings.ts';

/** The address up to the path: it is written out, so that nothing that is filled in changes where a call goes. */
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

/** Everything that is filled in comes from a place of the task, and what comes back has one. */
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

/** What would keep a call from being made, or from meaning anything. */
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
