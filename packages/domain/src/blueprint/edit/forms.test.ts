import { buildBlueprint, stageKey, taskKey, uuid } from '@baton/fixtures/builders/blueprint';
import { column, field, place, withFields } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, itemKey, sectionKey, when } from '@baton/fixtures/builders/forms';
import { describe, expect, it } from 'vitest';
import { asId, type FormId } from '../../core/ids.ts';
import {
  addItem,
  putFormField,
  removeItem,
  translateText,
  updateItem,
} from '../../form/edit-form.ts';
import type { BlueprintForm, FormContent } from '../../form/form.ts';
import { bandsOf, columnsInWords, layoutsAt } from '../../form/form-layout.ts';
import { textKey, textsOfForm } from '../../form/form-texts.ts';
import { completeContent } from '../complete-content.ts';
import type { BlueprintContent } from '../content.ts';
import { removeTask, updateTask } from './edit.ts';
import { removeField } from './edit-fields.ts';
import {
  attachForm,
  detachForm,
  compareFormVersions,
  removeForm,
  updateFormVersion,
  type FormVersionContent,
} from './edit-forms.ts';
import { formOriginRefusals, addedForms } from '../form-origins.ts';
import { lintBlueprint } from '../lint/lint.ts';
import { applyBlueprintPatch, diffBlueprint } from '../patch.ts';
import { validateBlueprint } from '../validate/validate.ts';

const supplier = translateText(
  buildForm('Supplier', {
    items: [
      [fieldItem(1), field(1, 'CHECKBOX')],
      [fieldItem(2, { rules: [when('SHOW', 1, 'EQUALS', true)] }), field(2, 'TEXT')],
    ],
  }),
  'de',
  textKey.field(field(2, 'TEXT').key),
  'Firma',
);
const formVersionOf = (content: FormContent, version = 1, form = 1): FormVersionContent => ({
  origin: { form: asId<FormId>(uuid('c', form)), version },
  content,
});
let next = 500;
const newKeys = () => (): string => uuid('d', (next += 1));
const empty = (): BlueprintContent => buildBlueprint({ tasks: [{}, {}] }, { tasks: [{}] });
const shownOn = (content: BlueprintContent, ...tasks: readonly (1 | 2 | 3 | null)[]) => {
  const keys = newKeys();
  return tasks.reduce<BlueprintContent>(
    (now, n) => attachForm(now, n === null ? null : taskKey(n), formVersionOf(supplier), keys),
    content,
  );
};
const formIn = (content: BlueprintContent): BlueprintForm => {
  const [form] = Object.values<BlueprintForm>(content.forms);
  if (form === undefined) throw new Error('There is no form');
  return form;
};
const instancesOf = (content: BlueprintContent, n: number) =>
  content.tasks[taskKey(n)]?.fields ?? [];
const codes = (content: BlueprintContent): readonly string[] =>
  lintBlueprint(content).flatMap(({ code, severity }) => (severity === 'ERROR' ? [code] : []));

describe('form in a blueprint', () => {
  const content = shownOn(empty(), null, 1, 3);

  it('has the same fields in every task that shows it', () => {
    expect(Object.keys(content.forms)).toHaveLength(1);
    expect(Object.keys(content.fields)).toHaveLength(2);
    expect(content.intake.map(({ item, source }) => [item?.item, source])).toEqual([
      [itemKey(1), null],
      [itemKey(2), null],
    ]);
    expect(validateBlueprint(content)).toEqual([]);
    expect(codes(content)).toEqual([]);
  });

  it('inherits values from the nearest earlier task with the form', () => {
    expect(instancesOf(content, 1)[0]?.source).toBe(content.intake[0]?.key);
    expect(instancesOf(content, 3)[0]?.source).toBe(instancesOf(content, 1)[0]?.key);
  });

  it('is shown once on a task, and not on approvals', () => {
    expect(shownOn(content, 1)).toBe(content);
    const approval = updateTask(empty(), taskKey(2), { type: 'APPROVAL' });
    expect(shownOn(approval, 2)).toBe(approval);
  });

  it('is deleted when it is removed from all tasks and the intake form', () => {
    const left = detachForm(content, taskKey(1), formIn(content).key);
    expect(instancesOf(left, 1)).toEqual([]);
    expect(Object.keys(left.forms)).toHaveLength(1);
    const gone = removeForm(left, formIn(left).key);
    expect([gone.forms, gone.fields, gone.intake]).toEqual([{}, {}, []]);
    expect(validateBlueprint(gone)).toEqual([]);
  });

  it('stays valid after a field or a task is removed', () => {
    const without = removeField(content, field(1, 'TEXT').key);
    expect(validateBlueprint(without)).toEqual([]);
    expect(validateBlueprint(removeTask(content, taskKey(1)))).toEqual([]);
    expect(formIn(without).sections[0]?.items).toMatchObject([{ key: itemKey(2), rules: [] }]);
  });

  it('is included in the patch of a blueprint', () => {
    const patch = diffBlueprint(empty(), content);
    const applied = applyBlueprintPatch(empty(), patch);
    expect(applied.ok && applied.value).toEqual(content);
  });

  it('is shown in the reader’s language', () => {
    const instances = instancesOf(content, 3);
    const [layout] = layoutsAt(content.forms, content.fields, instances, 'de');
    expect(layout?.sections[0]?.items.map(({ label, instance }) => [label, instance])).toEqual([
      ['Field 1', instances[0]?.key],
      ['Firma', instances[1]?.key],
    ]);
  });

  it('translates columns and options of a table', () => {
    const items = field(1, 'TABLE', { columns: [column(4, 'SELECT')] });
    const form = translateText(
      translateText(
        buildForm('Order', { items: [[fieldItem(1), items]] }),
        'de',
        textKey.column(items.key, column(4, 'SELECT').key),
        'Größe',
      ),
      'de',
      textKey.columnOption(items.key, column(4, 'SELECT').key, 'one'),
      'eins',
    );
    expect(textsOfForm(form).map(({ key }) => key)).toContain(
      textKey.columnOption(items.key, column(4, 'SELECT').key, 'two'),
    );
    const content = attachForm(empty(), taskKey(1), formVersionOf(form), newKeys());
    const [layout] = layoutsAt(content.forms, content.fields, instancesOf(content, 1), 'de');
    const said = layout?.sections[0]?.items[0]?.columns ?? [];
    expect(columnsInWords(content.fields[items.key]?.columns ?? [], said)).toMatchObject([
      { name: 'Größe', options: [{ name: 'eins' }, { name: 'two' }, { name: 'three' }] },
    ]);
  });

  it('uses the same custom field as the rest of the blueprint', () => {
    const origin = { field: asId<never>(uuid('e', 1)), version: 1 };
    const known = field(7, 'TEXT', { origin });
    const before = withFields(empty(), [known], [taskKey(1), place(71, 7)]);
    const form = putFormField(supplier, { ...field(2, 'TEXT'), origin });
    const shared = attachForm(before, taskKey(2), formVersionOf(form), newKeys());
    expect(instancesOf(shared, 2)[1]).toMatchObject({ field: known.key, source: place(71, 7).key });
    const [layout] = layoutsAt(shared.forms, shared.fields, instancesOf(shared, 2), 'de');
    expect(layout?.sections[0]?.items[1]?.label).toBe('Firma');
    expect(validateBlueprint(shared)).toEqual([]);
  });
});

describe('new version of a form', () => {
  const content = shownOn(empty(), 1, 3);
  const { key } = formIn(content);
  const next = addItem(
    updateItem(removeItem(supplier, itemKey(1)), itemKey(2), { help: 'As registered' }),
    fieldItem(9, { inputType: 'OPTIONAL' }),
    { section: sectionKey(1), column: 1, before: null },
    field(9, 'NUMBER'),
  );
  const formVersion = formVersionOf(next, 2);

  it('lists its changes', () => {
    expect(compareFormVersions(content, key, formVersion)).toEqual({
      added: ['Field 9'],
      removed: ['Field 1'],
      changed: ['Field 2'],
      isLaidOutAnew: true,
    });
    expect(compareFormVersions(content, key, formVersionOf(supplier, 2))).toEqual({
      added: [],
      removed: [],
      changed: [],
      isLaidOutAnew: false,
    });
  });

  it('replaces the old version and keeps changes made in the blueprint', () => {
    const own = updateTask(content, taskKey(3), {
      fields: instancesOf(content, 3).map((one) => ({ ...one, inputType: 'OPTIONAL' as const })),
    });
    const taken = updateFormVersion(own, key, formVersion, newKeys());
    expect(formIn(taken).origin.version).toBe(2);
    expect(validateBlueprint(taken)).toEqual([]);
    const asked = (n: number) =>
      instancesOf(taken, n).map(({ item, inputType }) => [item?.item, inputType]);
    expect(asked(1)).toEqual([
      [itemKey(2), 'REQUESTED'],
      [itemKey(9), 'OPTIONAL'],
    ]);
    expect(asked(3)[0]).toEqual([itemKey(2), 'OPTIONAL']);
    expect(instancesOf(taken, 1)[0]?.key).toBe(instancesOf(content, 1)[1]?.key);
    expect(Object.keys(taken.fields)).toEqual([field(2, 'TEXT').key, field(9, 'TEXT').key]);
  });
});

describe('lintBlueprint for forms', () => {
  it('reports duplicate form names', () => {
    const twice = attachForm(
      shownOn(empty(), 1),
      taskKey(2),
      formVersionOf(buildForm('supplier ', { items: [[fieldItem(8), field(8, 'TEXT')]] }), 1, 2),
      newKeys(),
    );
    expect(codes(twice)).toContain('FormNameIsMustBeUniqueInBlueprint');
  });

  it('reports empty sections', () => {
    const emptied = removeField(
      removeField(shownOn(empty(), 1), field(1, 'CHECKBOX').key),
      field(2, 'TEXT').key,
    );
    expect(codes(emptied)).toContain('HasEmptySections');
    expect(codes(shownOn(empty(), 1))).not.toContain('HasEmptySections');
    const shown = shownOn(empty(), 1);
    const form = formIn(shown);
    const wider = {
      ...form,
      sections: form.sections.map((one) => ({ ...one, columns: 2 as const })),
    };
    expect(codes({ ...shown, forms: { [form.key]: wider } })).toContain('HasEmptyColumns');
  });

  it('reports fields with an invalid source', () => {
    const content = shownOn(
      withFields(
        empty(),
        [field(7, 'TEXT'), field(6, 'NUMBER')],
        [null, place(71, 7)],
        [null, place(61, 6)],
      ),
      1,
    );
    const fedBy = (n: number): BlueprintContent =>
      updateTask(content, taskKey(1), {
        fields: instancesOf(content, 1).map((one, at) =>
          at === 1 ? { ...one, source: place(n, n).key } : one,
        ),
      });
    expect(codes(fedBy(71))).toEqual([]);
    expect(codes(fedBy(61))).toEqual(['CannotShareWorkflowTemplateFormFieldMappingBroken']);
    expect(codes(fedBy(99))).toEqual(['BlueprintContainsUnmappedFormFields']);
  });
});

it('refuses forms that exist only in the blueprint once it is published', () => {
  const content = shownOn(empty(), 1);
  const form = formIn(content);
  const taken = (put: BlueprintForm): readonly BlueprintForm[] => addedForms(content, [put]);
  expect(taken({ ...form, name: 'Renamed' })).toEqual([]);
  const newer = { ...form, origin: { ...form.origin, version: 2 } };
  expect(taken(newer)).toEqual([newer]);
  const refusals = (isPublished: boolean, isKnown: boolean): readonly string[] =>
    formOriginRefusals([newer], isPublished, () => isKnown).map(({ code }) => code);
  expect(refusals(false, false)).toEqual([]);
  expect(refusals(true, true)).toEqual([]);
  expect(refusals(true, false)).toEqual(['CannotCreateFormOnPublishedBlueprint']);
});

it('reads a blueprint that was stored before forms existed', () => {
  const { forms: _, ...old } = withFields(empty(), [field(1, 'TEXT')], [taskKey(1), place(1, 1)]);
  const { item: _item, ...bare } = place(1, 1);
  const task = old.tasks[taskKey(1)];
  if (task === undefined) throw new Error('There is no task');
  const stored = { ...old, tasks: { [task.key]: { ...task, fields: [bare] } } };
  expect(completeContent(stored).forms).toEqual({});
  expect(completeContent(stored).tasks[taskKey(1)]?.fields).toEqual([place(1, 1)]);
  expect(stageKey(1)).toBe(task.stage);
});

it('puts a wide item of a section into a row of its own', () => {
  const item = (name: string, column: number, isWide = false) => ({ name, column, isWide });
  const bands = bandsOf([item('a', 1), item('b', 2), item('t', 1, true), item('c', 2)], 2);
  expect(bands.map(({ columns }) => columns.map((one) => one.map(({ name }) => name)))).toEqual([
    [['a'], ['b']],
    [['t']],
    [[], ['c']],
  ]);
});
