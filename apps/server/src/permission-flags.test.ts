import { stageRules } from '@baton/domain/access/workflow/stage-access';
import { taskRules } from '@baton/domain/access/task/task-permissions';
import { workflowRules } from '@baton/domain/access/workflow/workflow-permissions';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const flagsOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()).filter((f) => f !== 'refusals') : [];
};

/** Permission flags of each object. Missing ones are listed with the reason. */
const specified: readonly {
  readonly type: string;
  readonly flags: string;
  readonly missing: Readonly<Record<string, string>>;
}[] = [
  {
    type: 'TaskPermissions',
    flags:
      'read edit editName editAssignees editDueOn editCC editDescription editTags complete reopen reportException approve delete',
    missing: {},
  },
  {
    type: 'WorkflowPermissions',
    flags:
      'read edit editData start delete addAutomatedTask addLinkedWorkflowTask editOwner editAccess',
    missing: {},
  },
  {
    type: 'BlueprintPermissions',
    flags:
      'edit publish copy export download createWorkflowsFrom updateToNewVersion createVariantsOf delete',
    missing: {},
  },
];

describe('permission flags of the API', () => {
  it.each(specified)('$type has the documented permissions', ({ type, flags, missing }) => {
    const known = flagsOf(type);
    expect(flags.split(' ').filter((flag) => !known.includes(flag))).toEqual(Object.keys(missing));
  });

  it.each([
    ['TaskPermissions', taskRules],
    ['WorkflowPermissions', workflowRules],
    ['StagePermissions', stageRules],
  ])('%s have exactly one rule per permission', (type, rules) => {
    expect([...flagsOf(type)].toSorted()).toEqual(Object.keys(rules).toSorted());
  });
});
