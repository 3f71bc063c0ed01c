import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, fieldKey, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { randomBlueprint } from '@baton/fixtures/histories/random/random-blueprint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newAutomation } from '../automation/automation.ts';
import { contentAfterPatch, diffBlueprint } from '../blueprint/patch.ts';
import { emptyBlueprint } from '../blueprint/edit/edit.ts';
import { ok } from '../core/refusal.ts';
import { newLinkRule } from '../blueprint/link-rule.ts';
import { blueprintContent, blueprintPatch } from './blueprint-schema.ts';
import { formContent, formPatch } from './form-schema.ts';
import { parseDocument } from './parse-document.ts';
import { expectedVersions, withSchemaNames } from './payload-names.ts';

const comparison = {
  kind: 'COMPARISON',
  operand: { kind: 'TASK', task: taskKey(1), fact: 'SKIPPED' },
  operator: 'EQUALS',
  values: [true],
} as const;
const content = withFields(
  buildBlueprint(
    { tasks: [{ due: { kind: 'WORKFLOW_START', days: 3 } }] },
    {
      trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ANY_COMPLETED' },
      condition: {
        match: 'ALL',
        whenUnknown: 'WAIT',
        parts: [{ kind: 'GROUP', match: 'ANY', parts: [comparison] }],
      },
      tasks: [
        {
          type: 'AUTOMATION',
          automation: { ...newAutomation, body: { kind: 'JSON', text: '{}' } },
        },
        { type: 'LINKED_WORKFLOW', link: newLinkRule, peopleFrom: [instanceKey(1)] },
      ],
    },
  ),
  [field(1, 'NUMBER')],
  [taskKey(1), place(1, 1, { value: 7 })],
);
const patch = diffBlueprint(emptyBlueprint(''), content);
const [task] = patch.putTasks;
const stage = patch.putStages[1];

/** Returns the refusals of a patch as programs send it. */
const refusalsOf = (given: object): readonly string[] => {
  const read = parseDocument(blueprintPatch, withSchemaNames(given));
  return read.ok ? [] : read.refusals.map(({ code, field: at }) => `${code} ${at ?? ''}`);
};
/** Returns the patch that a program sends. */
const read = (given: object) => {
  const parsed = parseDocument(blueprintPatch, withSchemaNames(given));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
  return parsed.value;
};

describe('the schema of blueprints', () => {
  it('accepts content and patches without changes', () => {
    expect(parseDocument(blueprintContent, content)).toEqual(ok(content));
    expect(parseDocument(blueprintPatch, patch)).toEqual(ok(patch));
    expect(contentAfterPatch(emptyBlueprint(''), read(patch))).toEqual(content);
  });

  it('accepts blueprints with all features', () => {
    const seeds = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 1, maxLength: 4 }), (stages) => {
        const random = randomBlueprint(stages, [partyId(1), partyId(2)]);
        const sent: unknown = JSON.parse(JSON.stringify(random));
        expect(parseDocument(blueprintContent, sent)).toEqual(ok(random));
      }),
    );
  });

  it('fills in missing settings', () => {
    const { key, stage: of, displayOrder, type, name, description, assignees } = task ?? {};
    const rejectAction = { kind: 'NONE', requiresComment: false };
    const least = {
      key,
      stage: of,
      displayOrder,
      type,
      name,
      description,
      assignees,
      rejectAction,
    };
    const [added] = read({ putTasks: [least] }).putTasks;
    expect(added).toMatchObject({ need: 'NORMAL', voting: { threshold: 1 }, approvals: [] });
  });

  it.each<readonly [string, object, readonly string[]]>([
    [
      'an unknown property',
      { putTasks: [{ ...task, colour: 'red' }] },
      ['RequestInvalid tasks.1.colour'],
    ],
    ['a wrong type', { putTasks: [{ ...task, name: 7 }] }, ['RequestInvalid tasks.1.name']],
    [
      'an unknown value',
      { putTasks: [{ ...task, type: 'OTHER' }] },
      ['RequestInvalid tasks.1.type'],
    ],
    ['a missing name', { putTasks: [{ ...task, name: undefined }] }, ['Required tasks.1.name']],
    [
      'an unknown union',
      { putTasks: [{ ...task, due: { kind: 'SOON' } }] },
      ['RequestInvalid tasks.1.due.kind'],
    ],
    [
      'a start date with a duration',
      {
        putStages: [
          {
            ...stage,
            trigger: { kind: 'DATE', date: { kind: 'DURATION', amount: 1, unit: 'DAYS' } },
          },
        ],
      },
      ['RequestInvalid stages.2.trigger.date.kind'],
    ],
    [
      'too many items',
      { removeTasks: Array.from({ length: 20_001 }, () => taskKey(1)) },
      ['TooMany tasks'],
    ],
  ])('refuses %s at its place', (_, given, refused) => {
    const short = refusalsOf(given).map((one) =>
      one.replace(taskKey(1), '1').replace(stageKey(2), '2'),
    );
    expect(short).toEqual(refused);
  });

  it('describes documents and patches as JSON Schema', () => {
    for (const schema of [blueprintContent, blueprintPatch, formContent, formPatch]) {
      const { $ref = '', $defs = {} } = z.toJSONSchema(schema, { io: 'input' });
      const described = $defs[$ref.replace('#/$defs/', '')];
      expect(described).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

describe('names in the API for programs', () => {
  const said = { instance: instanceKey(1), operator: 'EMPTY' };
  const ofTask = { task: taskKey(1), fact: 'SKIPPED', operator: 'EQUALS', values: [true] };
  const withPart = (part: object) => ({
    putStages: [{ ...stage, condition: { match: 'ALL', whenUnknown: 'SKIP', parts: [part] } }],
  });
  const at = `stages.${stageKey(2)}.condition.parts.0`;

  it.each<readonly [object, readonly unknown[]]>([
    [{ rightStringValue: 'one' }, ['one']],
    [{ rightFloatValue: 1.5 }, [1.5]],
    [{ rightIntMultiValue: [1, 2] }, [1, 2]],
    [{ rightPartyIDMultiValue: ['x'] }, ['x']],
    [{ rightBooleanValue: false }, [false]],
    [{ values: ['one'], rightStringValue: 'two' }, ['one', 'two']],
  ])('are understood in a condition: %j', (typed, values) => {
    const [changed] = read(withPart({ ...said, operator: 'EQUALS', ...typed })).putStages;
    expect(changed?.condition?.parts).toEqual([
      { ...comparison, operand: { kind: 'FIELD', instance: instanceKey(1) }, values },
    ]);
  });

  it.each<readonly [object, readonly string[]]>([
    [said, []],
    [{ leftFieldInstanceValueID: instanceKey(1), operatorV2: 'EMPTY' }, []],
    [ofTask, []],
    [{ instance: instanceKey(1) }, [`Required ${at}.operator`]],
    [{ operator: 'EMPTY' }, [`Required ${at}.operand.instance`]],
    [{ ...ofTask, fact: null }, [`Required ${at}.operand.fact`]],
    [{ ...ofTask, ...said }, [`RequestInvalid ${at}.task`, `RequestInvalid ${at}.fact`]],
    [{ ...said, operatorV2: 'NOT_EMPTY' }, [`RequestInvalid ${at}.operatorV2`]],
    [
      { match: 'ALL', parts: [said, {}] },
      [`Required ${at}.parts.1.operand.instance`, `Required ${at}.parts.1.operator`],
    ],
  ])('are refused if they are incomplete or contradict: %j', (part, refused) => {
    expect(refusalsOf(withPart(part)).toSorted()).toEqual(refused.toSorted());
  });

  const instance = { key: instanceKey(1), fieldId: fieldKey(1), inputType: 'REQUESTED' };

  it('give the default value of a field', () => {
    const valueOf = (given: object) =>
      read({ intake: [{ ...instance, ...given }] }).intake?.[0]?.value;
    expect(valueOf({ stringMultiValue: ['one'] })).toEqual(['one']);
    expect(valueOf({ booleanValue: false })).toBe(false);
    expect(valueOf({ timeValue: '2026-03-09T10:00', dateValue: '2026-03-09' })).toBe(
      '2026-03-09T10:00',
    );
  });

  it('are used for the field, the source, and the order of fields', () => {
    const of = (n: number, more: object) => ({
      ...{ ...instance, key: instanceKey(n), sourceFieldInstanceValueId: instanceKey(9), ...more },
    });
    const given = [of(1, { displayOrder: 3 }), of(2, {}), of(3, { displayOrder: 1 })];
    expect(read({ intake: given }).intake).toMatchObject([
      { key: instanceKey(3), field: fieldKey(1), source: instanceKey(9) },
      { key: instanceKey(2) },
      { key: instanceKey(1) },
    ]);
  });

  it('reads the expected version of a custom field from its name in the API', () => {
    const versioned = { ...instance, spectrumFieldVersionId: 'f.2' };
    expect(
      expectedVersions({ intake: [instance, versioned], putTasks: [{ fields: [versioned] }] }),
    ).toEqual([1, 2].map(() => ({ key: instanceKey(1), field: fieldKey(1), version: 'f.2' })));
    expect(refusalsOf({ intake: [versioned] })).toEqual([]);
  });

  it('set the decimal places of new numbers by their type', () => {
    const decimalsOf = (kind: string, constraints?: object) =>
      read({ putFields: [{ key: fieldKey(1), name: 'One', kind, constraints }] }).putFields[0]
        ?.constraints.decimals;
    expect(decimalsOf('NUMBER')).toBe(0);
    expect(decimalsOf('CURRENCY', { min: 1 })).toBe(2);
    expect(decimalsOf('NUMBER', { decimals: null })).toBeNull();
    expect(decimalsOf('TEXT')).toBeNull();
  });
});
