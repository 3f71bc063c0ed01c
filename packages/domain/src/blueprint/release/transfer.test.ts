import {
  buildBlueprint,
  partyId,
  stageKey,
  taskKey,
  uuid,
} from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { asId, type BlueprintId } from '../../core/ids.ts';
import { newLinkRule } from '../../linked-workflow/link-rule.ts';
import {
  blueprintFileName,
  fileRefusals,
  adaptToWorkspace,
  toBlueprintFile,
  type Surroundings,
} from './blueprint-file.ts';
import { stepDefaults } from '../complete-content.ts';
import { copyBlueprint, idsOfContent } from './copy-blueprint.ts';
import type { BlueprintContent } from '../content.ts';
import { emptyBlueprint } from '../edit/edit.ts';
import { contentAfterPatch } from '../wire/patch.ts';
import { validateBlueprint } from '../validate/validate.ts';
import { patchFromWire } from '../wire/wire.ts';

const child = asId<BlueprintId>(uuid('d', 1));
const step = {
  ...stepDefaults,
  key: taskKey(9),
  level: 1,
  approvers: [partyId(2), partyId(3)],
  rule: 'ANY',
  requiresComment: false,
} as const;
const content = buildBlueprint(
  { tasks: [{ assignees: [partyId(1)], approvals: [step] }] },
  {
    trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ALL_RESOLVED' },
    tasks: [
      {
        trigger: { afterTasks: [taskKey(1)], notBefore: null },
        managersOf: [{ kind: 'PERSON', person: partyId(2) }, { kind: 'OWNER' }],
      },
      { type: 'LINKED_WORKFLOW', link: { ...newLinkRule, blueprint: child, owner: partyId(2) } },
    ],
  },
);

const counted = (): (() => string) => {
  let made = 0;
  return () => uuid('e', (made += 1));
};

it('duplicates a blueprint with consistent new keys', () => {
  const copy = copyBlueprint(content, 'Copy of Process', counted());
  expect(copy.name).toBe('Copy of Process');
  expect(validateBlueprint(copy)).toEqual([]);
  const old = new Set([...Object.keys(content.stages), ...Object.keys(content.tasks), taskKey(9)]);
  expect(idsOfContent(copy).filter((id) => old.has(id))).toEqual([]);
  expect(idsOfContent(copy)).toHaveLength(idsOfContent(content).length);
  expect(idsOfContent(copy)).toContain(partyId(3));
});

const read = (file: ReturnType<typeof toBlueprintFile>): BlueprintContent =>
  contentAfterPatch(emptyBlueprint(file.name), patchFromWire(file.blueprint));

it('reads its file without changes', () => {
  expect(read(JSON.parse(JSON.stringify(toBlueprintFile(content, []))))).toEqual(content);
});

const named = new Set([partyId(1), partyId(2), partyId(3)]);
const elsewhere: Surroundings = {
  party: (id) => (id === partyId(1) ? partyId(7) : id === partyId(3) ? partyId(3) : null),
  blueprint: () => false,
  customField: () => false,
};

it('removes people who do not exist in the new workspace', () => {
  const settled = adaptToWorkspace(content, named, elsewhere);
  expect(validateBlueprint(settled)).toEqual([]);
  expect(settled.tasks[taskKey(1)]).toMatchObject({
    assignees: [partyId(7)],
    approvals: [{ approvers: [partyId(3)] }],
  });
  expect(settled.tasks[taskKey(2)]?.managersOf).toEqual([{ kind: 'OWNER' }]);
  expect(settled.tasks[taskKey(3)]?.link).toMatchObject({ blueprint: null, owner: null });
});

it('names invalid parts of a file', () => {
  const task = content.tasks[taskKey(1)];
  if (task === undefined) throw new Error('The blueprint has a task.');
  const broken = { ...content, tasks: { ...content.tasks, [task.key]: { ...task, name: '' } } };
  const nameless = fileRefusals(validateBlueprint(broken), content);
  expect(nameless.map(({ code, params }) => [code, params])).toEqual([
    ['BlueprintTransferInvalidPart', { place: 'tasks › “Task 1” › name' }],
  ]);
});

it.each([
  ['Close: books / Q1', 'Close books Q1.baton.json'],
  [' ??? ', 'blueprint.baton.json'],
])('turns %s into a valid file name', (name, file) => expect(blueprintFileName(name)).toBe(file));
