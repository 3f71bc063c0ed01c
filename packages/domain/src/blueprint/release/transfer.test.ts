import {
  buildBlueprint,
  partyId,
  stageKey,
  taskKey,
  uuid,
} from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { asId, type BlueprintId } from '../../core/ids.ts';
import { newLinkRule } from '../link-rule.ts';
import {
  blueprintFileName,
  fileRefusals,
  adaptToWorkspace,
  type Surroundings,
} from './blueprint-file.ts';
import { stepDefaults } from '../complete-content.ts';
import { copyBlueprint, idsOfContent } from './copy-blueprint.ts';
import { patchOfFormerFile } from '../../schema/former-file.ts';
import { validateBlueprint } from '../validate/validate.ts';
import { blueprintPatch } from '../../schema/blueprint-schema.ts';
import { parseDocument } from '../../schema/parse-document.ts';

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

it('names the invalid part of a file', () => {
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

it('reads files of format 1, which have a different structure', () => {
  const rule = {
    ...{ effect: 'SHOW', match: 'ALL', groups: ['ANY'] },
    comparisons: [
      { item: 'i2', operator: 'NOT_EMPTY', values: [], group: null },
      { item: 'i2', operator: 'EQUALS', values: ['a'], group: 0 },
    ],
  };
  const former = {
    putStages: [
      {
        ...{ key: 's1', name: 'One', description: '', displayOrder: 1 },
        trigger: { kind: 'PREVIOUS_STAGE' },
        condition: {
          ...{ match: 'ALL', whenUnknown: 'SKIP' },
          parts: [
            { instance: 'p1', operator: 'EMPTY', values: [] },
            {
              match: 'ANY',
              parts: [{ task: 't1', fact: 'EXPIRED', operator: 'EQUALS', values: [true] }],
            },
          ],
        },
      },
    ],
    removeStages: [],
    putTasks: [
      {
        ...{
          key: 't1',
          stage: 's1',
          displayOrder: 1,
          type: 'AUTOMATION',
          name: 'Call',
          description: '',
        },
        ...{ assignees: [], afterTasks: ['t2'], notBefore: null, approvals: [] },
        rejectAction: { kind: 'NONE', requiresComment: false },
        automation: {
          ...{ method: 'POST', url: 'https://a.test', headers: [], query: [], outputs: [] },
          ...{ expectedStatuses: ['2xx'], bodyKind: 'JSON', bodyEntries: null, bodyText: '{}' },
        },
      },
    ],
    removeTasks: [],
    putForms: [
      {
        ...{ key: 'f1', form: 'w1', version: 3, name: 'Form', description: '', language: 'en' },
        sections: [
          {
            ...{ key: 'x1', name: 'Section', description: '', columns: 1, rule: null },
            items: [
              {
                key: 'i1',
                column: 1,
                field: 'q1',
                inputType: 'OPTIONAL',
                value: null,
                help: '',
                rules: [rule],
              },
              { key: 'i2', column: 1, text: '<p>Read</p>' },
            ],
          },
        ],
        translations: [
          { locale: 'de', key: 'name', text: 'Formular' },
          { locale: 'de', key: 'x1.name', text: 'Abschnitt' },
        ],
      },
    ],
  };
  const read = parseDocument(blueprintPatch, patchOfFormerFile(former));
  expect(read).toMatchObject({
    ok: true,
    value: {
      putStages: [
        {
          condition: {
            parts: [
              { kind: 'COMPARISON', operand: { kind: 'FIELD', instance: 'p1' } },
              {
                kind: 'GROUP',
                parts: [{ operand: { kind: 'TASK', task: 't1', fact: 'EXPIRED' } }],
              },
            ],
          },
        },
      ],
      putTasks: [
        {
          trigger: { afterTasks: ['t2'], notBefore: null },
          automation: { body: { kind: 'JSON', text: '{}' } },
        },
      ],
      putForms: [
        {
          origin: { form: 'w1', version: 3 },
          sections: [
            {
              items: [
                {
                  kind: 'FIELD',
                  rules: [
                    {
                      comparisons: [{ operator: 'NOT_EMPTY' }],
                      groups: [{ match: 'ANY', comparisons: [{ operator: 'EQUALS' }] }],
                    },
                  ],
                },
                { kind: 'TEXT', text: '<p>Read</p>' },
              ],
            },
          ],
          translations: { de: { name: 'Formular', 'x1.name': 'Abschnitt' } },
        },
      ],
    },
  });
});
