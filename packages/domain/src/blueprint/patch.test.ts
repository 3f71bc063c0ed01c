import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { column, field, fieldKey, place, withFields } from '@baton/fixtures/builders/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlueprintField } from '../field/field.ts';
import type { BlueprintContent } from './content.ts';
import { addApprovalStep } from './edit/edit-approvals.ts';
import {
  addStage,
  addTask,
  describeBlueprint,
  moveStage,
  moveTask,
  removeStage,
  removeTask,
  renameBlueprint,
  updateStage,
  updateTask,
} from './edit/edit.ts';
import { lintBlueprint } from './lint/lint.ts';
import { blueprintPatch } from '../schema/blueprint-schema.ts';
import { parseDocument } from '../schema/parse-document.ts';
import { applyBlueprintPatch, diffBlueprint, isEmptyPatch } from './patch.ts';

type Edit = (content: BlueprintContent) => BlueprintContent;

const stages = fc.integer({ min: 1, max: 6 }).map(stageKey);
const tasks = fc.integer({ min: 1, max: 12 }).map(taskKey);
const names = fc.string({ minLength: 1, maxLength: 20 }).map((name) => `n${name}`);
const dates = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('WORKFLOW_START' as const), days: fc.nat(90) }),
  fc.constant({ kind: 'FIXED' as const, date: '2026-02-04' }),
);
let steps = 100;

/** All edits, on known and unknown keys. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  names.map(
    (name): Edit =>
      (content) =>
        renameBlueprint(content, name),
  ),
  names.map(
    (text): Edit =>
      (content) =>
        describeBlueprint(content, text),
  ),
  fc.tuple(stages, names).map(
    ([key, name]): Edit =>
      (content) =>
        addStage(content, key, { name }),
  ),
  fc.tuple(stages, stages).map(
    ([a, b]): Edit =>
      (content) =>
        moveStage(content, a, b),
  ),
  stages.map(
    (key): Edit =>
      (content) =>
        removeStage(content, key),
  ),
  fc.tuple(stages, stages).map(
    ([key, other]): Edit =>
      (content) =>
        content.stages[other] === undefined
          ? content
          : updateStage(content, key, {
              trigger: { kind: 'AFTER_STAGES', stages: [other], join: 'ALL_COMPLETED' },
            }),
  ),
  fc.tuple(tasks, stages, names).map(
    ([key, stage, name]): Edit =>
      (content) =>
        addTask(content, key, { stage, name }),
  ),
  fc.tuple(tasks, stages, tasks).map(
    ([key, stage, before]): Edit =>
      (content) =>
        moveTask(content, key, { stage, before }),
  ),
  tasks.map(
    (key): Edit =>
      (content) =>
        removeTask(content, key),
  ),
  fc.tuple(tasks, tasks, dates).map(
    ([key, other, date]): Edit =>
      (content) =>
        content.tasks[other] === undefined
          ? content
          : updateTask(content, key, {
              due: date,
              trigger: { afterTasks: [other], notBefore: date },
              rejectAction: { kind: 'REOPEN_TASK', task: other, requiresComment: false },
            }),
  ),
  tasks.map(
    (key): Edit =>
      (content) =>
        updateTask(content, key, { tags: ['urgent', 'EMEA'] }),
  ),
  tasks.map(
    (key): Edit =>
      (content) =>
        addApprovalStep(content, key, taskKey((steps += 1))),
  ),
);

const start = buildBlueprint({ tasks: [{}, {}] }, {}, {});
const edited = fc
  .array(edits, { maxLength: 30 })
  .map((list) => list.reduce((content, edit) => edit(content), start));

const applied = (content: BlueprintContent, patch: Parameters<typeof applyBlueprintPatch>[1]) => {
  const result = applyBlueprintPatch(content, patch);
  return result.ok ? result.value : result.refusals;
};

describe('patch', () => {
  it('turns one blueprint into another, also after JSON', () => {
    fc.assert(
      fc.property(edited, edited, (before, after) => {
        const patch = diffBlueprint(before, after);
        expect(applied(before, patch)).toEqual(after);
        const sent: unknown = JSON.parse(JSON.stringify(patch));
        const read = parseDocument(blueprintPatch, sent);
        expect(read.ok && applied(before, read.value)).toEqual(after);
      }),
    );
  });

  it('is empty only if the blueprints are equal', () => {
    fc.assert(
      fc.property(edited, (content) => {
        const copy: BlueprintContent = structuredClone(content);
        expect(isEmptyPatch(diffBlueprint(content, copy))).toBe(true);
      }),
    );
    expect(isEmptyPatch(diffBlueprint(start, renameBlueprint(start, 'Other')))).toBe(false);
  });

  it('contains only changes', () => {
    const after = updateTask(start, taskKey(2), { name: 'Changed' });
    const patch = diffBlueprint(start, after);
    expect(patch.putTasks.map(({ key }) => key)).toEqual([taskKey(2)]);
    expect(patch.putStages).toEqual([]);
    expect('name' in patch).toBe(false);
  });

  it('is refused if the result would be invalid', () => {
    const patch = { ...diffBlueprint(start, start), removeStages: [stageKey(2)] };
    expect(applied(start, patch)).toMatchObject([
      { code: 'UnknownReference', field: `tasks.${taskKey(3)}.stage` },
    ]);
  });
});

describe('option with a semicolon', () => {
  const before = withFields(
    buildBlueprint({}),
    [field(1, 'SELECT', { options: [{ id: 'a', name: 'A; B' }] })],
    [null, place(1, 1)],
  );
  const written = (part: Partial<BlueprintField>) => {
    const [old] = Object.values<BlueprintField>(before.fields);
    const next = { ...before, name: 'Renamed', fields: { [old?.key ?? '']: { ...old, ...part } } };
    return applyBlueprintPatch(before, diffBlueprint(before, next as BlueprintContent));
  };

  it('is accepted if the draft already has it', () => {
    expect(written({})).toMatchObject({ ok: true });
    expect(written({ name: 'Other' })).toMatchObject({ ok: true });
  });

  it('is refused for a new option', () => {
    expect(written({ options: [{ id: 'a', name: 'A; C' }] })).toMatchObject({
      ok: false,
      refusals: [{ code: 'SemicolonNotAllowed' }],
    });
  });
});

describe('duplicate options and columns', () => {
  const options = [
    { id: 'a', name: 'Food' },
    { id: 'b', name: 'food' },
  ];
  const before = withFields(
    buildBlueprint({}),
    [field(1, 'SELECT', { options })],
    [null, place(1, 1)],
  );
  const written = (part: Partial<BlueprintField>) => {
    const next = {
      ...before,
      fields: { [fieldKey(1)]: { ...field(1, 'SELECT', { options }), ...part } },
    };
    const done = applyBlueprintPatch(before, diffBlueprint(before, next));
    return done.ok ? [] : done.refusals.map(({ code, field: at }) => `${code} ${at ?? ''}`);
  };
  const at = `fields.${fieldKey(1)}`;

  it('are accepted in an older draft, but can’t be published', () => {
    expect(written({ name: 'Other', mayAppend: true })).toEqual([]);
    expect(lintBlueprint(before)).toContainEqual(
      expect.objectContaining({
        code: 'OptionTwice',
        severity: 'ERROR',
        params: { name: 'Field 1', other: 'food' },
      }),
    );
  });

  it('refuses new duplicate options and columns', () => {
    const more = [...options, { id: 'c', name: 'Tools' }, { id: 'd', name: ' TOOLS' }];
    expect(written({ options: more })).toEqual([`OptionTwice ${at}.options`]);
    expect(written({ options: [...options, { id: 'c', name: ' ' }] })).toEqual([
      `Required ${at}.options`,
    ]);
    const columns = [
      column(2, 'TEXT', { name: 'Part' }),
      column(3, 'SELECT', { name: 'part', options }),
    ];
    expect(written({ kind: 'TABLE', options: [], columns })).toEqual([
      `ColumnTwice ${at}.columns`,
      `OptionTwice ${at}.columns.${fieldKey(3)}.options`,
    ]);
  });
});
