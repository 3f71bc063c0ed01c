import { asId, type CustomFieldId } from '@baton/domain/core/ids';
import type { FormContent } from '@baton/domain/form/form';
import { emptyForm, translateText, updateForm } from '@baton/domain/form/edit-form';
import { textKey } from '@baton/domain/form/form-texts';
import { diffForm } from '@baton/domain/form/patch-form';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem, itemKey, when } from '@baton/fixtures/builders/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const fields = `id name status draftVersion isOpen hasUnpublishedChanges sectionCount fieldCount usageCount
  uses { name isPublished } lockedBy { name } variantOf { name } published { number }
  draft
  versions { id number notes publishedBy { name } }
  permissions { write open publish lock delete refusals { action code } }`;
const input = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { form { ${fields} } } }`;
const create = input('createForm', 'CreateFormInput');
const save = input('updateFormDraft', 'UpdateFormDraftInput');
const publish = input('publishForm', 'PublishFormInput');
const open = input('openForm', 'OpenFormInput');
const lock = input('lockForm', 'LockFormInput');
const remove = `mutation ($input: DeleteFormInput!) { deleteForm(input: $input) { deletedId } }`;
const read = `query ($id: ID!) { form(id: $id) { ${fields} } }`;
const list = `query ($first: Int!, $after: String, $search: String, $status: FormStatus) {
  forms(first: $first, after: $after, search: $search, status: $status) {
    edges { node { id name status usageCount } } pageInfo { hasNextPage endCursor } } }`;

let maker: TestPerson;
let publisher: TestPerson;
let member: TestPerson;
let partner: TestPerson;
let stranger: TestPerson;
let tenantId: string;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  const person = (name: string, rest: object = {}) =>
    server.createPerson({ tenantId, name, ...rest });
  maker = await person('Mara');
  publisher = await person('Paul', { systemRoles: ['PUBLISHER'] });
  member = await person('Mia');
  partner = await person('Pat', { accessLevel: 'EXTERNAL' });
  const other = await server.createTenant('Other');
  stranger = await server.createPerson({ tenantId: other, name: 'Sam', isAdmin: true });
});

const codes = (answer: Awaited<ReturnType<TestPerson['graphql']>>): readonly string[] =>
  answer.errors.map(({ extensions }) => String(extensions.errorDetails.errorcode));
const key = () => newId<string>();

interface Made {
  readonly id: string;
  readonly draftVersion: number;
}

const make = async (name: string, by = maker): Promise<Made> => {
  const answer = await by.graphql(create, { input: { idempotencyKey: key(), name } });
  expect(answer.errors).toEqual([]);
  return answer.data.createForm.form;
};
const sound = (name: string): FormContent =>
  buildForm(name, {
    items: [
      [fieldItem(1), field(1, 'CHECKBOX')],
      [fieldItem(2, { rules: [when('SHOW', 1, 'EQUALS', true)] }), field(2, 'TEXT')],
    ],
  });
const patchOf = (after: FormContent, before: FormContent = emptyForm(after.name)) =>
  diffForm(before, after);
const saveAs = (
  who: TestPerson,
  id: string,
  expectedVersion: number,
  patch: object,
  idempotencyKey = key(),
) => who.graphql(save, { input: { id, expectedVersion, idempotencyKey, patch } });
const publishAs = (who: TestPerson, id: string, expectedVersion: number, notes = '') =>
  who.graphql(publish, { input: { id, expectedVersion, idempotencyKey: key(), notes } });

const makePublished = async (name: string): Promise<string> => {
  const { id } = await make(name);
  expect((await saveAs(maker, id, 1, patchOf(sound(name)))).errors).toEqual([]);
  expect((await publishAs(publisher, id, 2)).errors).toEqual([]);
  return id;
};

describe('a form', () => {
  it('is created once under a unique name', async () => {
    const idempotencyKey = key();
    const first = await maker.graphql(create, { input: { idempotencyKey, name: ' Supplier ' } });
    const again = await maker.graphql(create, { input: { idempotencyKey, name: ' Supplier ' } });
    expect(again.data.createForm.form.id).toBe(first.data.createForm.form.id);
    expect(first.data.createForm.form).toMatchObject({
      name: 'Supplier',
      status: 'DRAFT',
      isOpen: true,
      permissions: { write: true, publish: false, delete: true },
    });
    const namesake = { input: { idempotencyKey: key(), name: 'SUPPLIER' } };
    expect(codes(await member.graphql(create, namesake))).toEqual(['FormNameIsAlreadyInUse']);
    const nameless = { input: { idempotencyKey: key(), name: ' ' } };
    expect(codes(await member.graphql(create, nameless))).toEqual(['FormNameCannotBeEmpty']);
    const outside = { input: { idempotencyKey: key(), name: 'Partner form' } };
    expect(codes(await partner.graphql(create, outside))).toEqual(['Forbidden']);
  });

  it('saves changes without unsafe markup, and rejects an outdated draft', async () => {
    const { id } = await make('Onboarding');
    const evil = translateText(
      updateForm(sound('Onboarding'), { description: '<p>Hi<script>x</script></p>' }),
      'de',
      textKey.description,
      '<p onclick="x">Hallo</p>',
    );
    const idempotencyKey = key();
    const saved = await saveAs(maker, id, 1, patchOf(evil), idempotencyKey);
    expect(saved.errors).toEqual([]);
    const { form } = saved.data.updateFormDraft;
    expect(form).toMatchObject({ draftVersion: 2, sectionCount: 1, fieldCount: 2 });
    expect(form.draft.translations).toEqual({ de: { description: '<p>Hallo</p>' } });
    expect(form.draft.sections[0].items[1].rules).toMatchObject([
      { effect: 'SHOW', comparisons: [{ item: itemKey(1), operator: 'EQUALS', values: [true] }] },
    ]);
    const repeated = await saveAs(maker, id, 1, patchOf(evil), idempotencyKey);
    expect(repeated.data.updateFormDraft.form.draftVersion).toBe(2);
    expect(codes(await saveAs(maker, id, 1, patchOf(evil)))).toEqual(['VersionConflict']);
    expect(codes(await saveAs(member, id, 2, patchOf(evil)))).toEqual([
      'CannotActionFormCreatedByAnotherUser',
    ]);
    const broken = { ...patchOf(sound('Onboarding')), removeFields: [field(1, 'TEXT').key] };
    expect(codes(await saveAs(maker, id, 2, broken))).toEqual([]);
    expect(codes(await saveAs(maker, id, 3, { ...broken, putFields: [] }))).toContain(
      'UnknownReference',
    );
  });

  it('saves one of two simultaneous changes', async () => {
    const { id } = await make('Raced');
    const answers = await Promise.all([
      saveAs(maker, id, 1, patchOf(sound('Raced'))),
      saveAs(publisher, id, 1, patchOf(sound('Raced'))),
    ]);
    expect(answers.flatMap(codes)).toEqual(['VersionConflict']);
  });

  it('is published, closed for edits, and opened for its next version', async () => {
    const { id } = await make('Contract');
    expect(codes(await publishAs(publisher, id, 1))).toEqual(['FormHasNoSections']);
    expect((await saveAs(maker, id, 1, patchOf(sound('Contract')))).errors).toEqual([]);
    expect(codes(await publishAs(maker, id, 2))).toEqual(['Forbidden']);
    const published = await publishAs(publisher, id, 2, 'First');
    expect(published.data.publishForm.form).toMatchObject({
      status: 'PUBLISHED',
      isOpen: false,
      hasUnpublishedChanges: false,
      versions: [{ number: 1, notes: 'First', publishedBy: { name: 'Paul' } }],
    });
    const renamed = patchOf(updateForm(sound('Contract'), { name: 'Deal' }), sound('Contract'));
    expect(codes(await saveAs(maker, id, 2, renamed))).toEqual(['CannotModifyPublishedForm']);
    const begun = { input: { id, expectedVersion: 2, idempotencyKey: key() } };
    expect((await maker.graphql(open, begun)).data.openForm.form.isOpen).toBe(true);
    expect((await saveAs(maker, id, 2, renamed)).errors).toEqual([]);
    const unknown = { input: { id, expectedVersion: 3, idempotencyKey: key(), from: 7 } };
    expect(codes(await maker.graphql(open, unknown))).toEqual(['FormVersionNotFound']);
    const back = { input: { id, expectedVersion: 3, idempotencyKey: key(), from: 1 } };
    const restored = await maker.graphql(open, back);
    expect(restored.data.openForm.form).toMatchObject({ name: 'Contract', draftVersion: 4 });
    const version = `query ($form: ID!, $number: Int!) { formVersion(form: $form, number: $number) { content } }`;
    const one = { form: id, number: 1 };
    expect((await member.graphql(version, one)).data.formVersion.content.name).toBe('Contract');
    expect(codes(await member.graphql(version, { ...one, number: 9 }))).toEqual([
      'FormVersionNotFound',
    ]);
    expect(codes(await partner.graphql(version, one))).toEqual(['CannotViewFormVersion']);
  });

  it('is found by an id in capitals, but not by invalid ids', async () => {
    const { id } = await make('Sought');
    const found = await maker.graphql(read, { id: id.toUpperCase() });
    expect(found.data.form).toMatchObject({ id, name: 'Sought' });
    for (const nonsense of ['nope', '', `${id}0`, "'; --"]) {
      const none = await maker.graphql(read, { id: nonsense });
      expect([none.data.form, none.errors]).toEqual([null, []]);
    }
  });

  it('stores rules with groups of conditions', async () => {
    const { id } = await make('Grouped');
    const rule = when('SHOW', 1, 'EQUALS', true);
    const grouped = {
      ...rule,
      groups: [{ match: 'ANY', comparisons: when('SHOW', 1, 'EQUALS', false).comparisons }],
    } as const;
    const form = buildForm('Grouped', {
      items: [
        [fieldItem(1), field(1, 'CHECKBOX')],
        [fieldItem(2, { rules: [grouped] }), field(2, 'TEXT')],
      ],
    });
    expect((await saveAs(maker, id, 1, patchOf(form))).errors).toEqual([]);
    const { data } = await maker.graphql('query ($id: ID!) { form(id: $id) { draft } }', { id });
    expect(data.form.draft.sections[0].items[1].rules).toEqual([grouped]);
  });

  it('reports rules that can’t be evaluated, with the reason', async () => {
    const { id } = await make('Undecided');
    const form = buildForm('Undecided', {
      items: [
        [fieldItem(1), field(1, 'NUMBER')],
        [
          fieldItem(2, {
            rules: [when('SHOW', 1, 'NOT_EMPTY'), when('HIDE', 1, 'EQUALS', 'seven')],
          }),
          field(2, 'TEXT'),
        ],
        [fieldItem(3, { rules: [when('SHOW', 3, 'NOT_EMPTY')] }), field(3, 'TEXT')],
      ],
    });
    expect((await saveAs(maker, id, 1, patchOf(form))).errors).toEqual([]);
    const { errors } = await publishAs(publisher, id, 2);
    expect(errors[0]?.extensions).toMatchObject({
      errorDetails: { errorcode: 'FormRuleInvalid' },
      refusals: [
        {
          code: 'FormRuleInvalid',
          field: `items.${itemKey(2)}`,
          params: {
            ...{ name: 'Field 2', rule: 2, comparison: '1', reason: 'NOT_NUMBER' },
            ...{ operand: 'Field 1', operator: 'EQUALS', kind: 'NUMBER', count: 1 },
          },
        },
        {
          code: 'FormRuleCycle',
          field: `items.${itemKey(3)}`,
          params: { name: 'Field 3', other: 'Field 3', reason: 'ITSELF' },
        },
      ],
    });
  });

  it('keeps a deleted custom field, but can’t be published with it', async () => {
    const author = await server.createPerson({ tenantId, name: 'Ada', systemRoles: ['CREATOR'] });
    const definition = {
      name: 'Suppliers',
      kind: 'TABLE',
      options: [],
      constraints: {},
      columns: [
        {
          key: key(),
          name: 'Country',
          kind: 'SELECT',
          options: [{ id: 'at', name: 'Austria' }],
          constraints: {},
          mayAppend: true,
          required: true,
        },
      ],
    };
    const created = await author.graphql(
      `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField {
         id version definition { columns { name required mayAppend options { name } } } } } }`,
      { input: { idempotencyKey: key(), isShared: true, definition } },
    );
    expect(created.errors).toEqual([]);
    const { id: custom, version, definition: kept } = created.data.createCustomField.customField;
    expect(kept.columns).toMatchObject([{ required: true, mayAppend: true }]);
    const { id } = await make('Taken over');
    const form = buildForm('Taken over', {
      items: [
        [
          fieldItem(1),
          field(1, 'TEXT', { origin: { field: asId<CustomFieldId>(custom), version } }),
        ],
      ],
    });
    expect((await saveAs(maker, id, 1, patchOf(form))).errors).toEqual([]);
    await author.graphql(
      `mutation ($input: DeleteCustomFieldInput!) { deleteCustomField(input: $input) { deletedId } }`,
      { input: { id: custom } },
    );
    expect(codes(await publishAs(publisher, id, 2))).toEqual(['FormFieldDeleted']);
    const own = buildForm('Taken over', { items: [[fieldItem(1), field(1, 'TEXT')]] });
    expect((await saveAs(maker, id, 2, patchOf(own, form))).errors).toEqual([]);
    expect((await publishAs(publisher, id, 3)).errors).toEqual([]);
  });

  it('can’t be published under a name that is in use', async () => {
    await makePublished('Taken');
    const { id } = await make('Other name');
    const content = sound('Other name');
    expect((await saveAs(maker, id, 1, patchOf(content))).errors).toEqual([]);
    const renamed = patchOf(updateForm(content, { name: 'taken' }), content);
    expect((await saveAs(maker, id, 2, renamed)).errors).toEqual([]);
    expect(codes(await publishAs(publisher, id, 3))).toEqual(['FormNameIsAlreadyInUse']);
  });

  it('can be locked against changes by other people', async () => {
    const { id } = await make('Locked');
    const locked = await publisher.graphql(lock, { input: { id, isLocked: true } });
    expect(locked.data.lockForm.form.lockedBy).toEqual({ name: 'Paul' });
    expect(codes(await saveAs(maker, id, 1, patchOf(sound('Locked'))))).toEqual(['FormIsLocked']);
    expect(codes(await maker.graphql(lock, { input: { id, isLocked: false } }))).toEqual([
      'FormIsLocked',
    ]);
    expect((await publisher.graphql(lock, { input: { id, isLocked: false } })).errors).toEqual([]);
    expect((await saveAs(maker, id, 1, patchOf(sound('Locked')))).errors).toEqual([]);
  });

  it('is duplicated with new keys, also as a variant', async () => {
    const id = await makePublished('Original');
    const copy = { idempotencyKey: key(), name: 'Variant', copyOf: id, isVariant: true };
    const { form } = (await member.graphql(create, { input: copy })).data.createForm;
    expect(form).toMatchObject({ name: 'Variant', variantOf: { name: 'Original' }, fieldCount: 2 });
    const [first, second] = form.draft.sections[0].items;
    expect(first.key).not.toBe(itemKey(1));
    expect(second.rules[0].comparisons[0].item).toBe(first.key);
    expect(Object.keys(form.draft.fields)).toContain(first.field);
  });

  it('is deleted by its author unless a blueprint uses it', async () => {
    const { id } = await make('Gone');
    expect(codes(await member.graphql(remove, { input: { id } }))).toEqual([
      'CannotActionFormCreatedByAnotherUser',
    ]);
    expect((await maker.graphql(remove, { input: { id } })).data.deleteForm.deletedId).toBe(id);
    expect(codes(await maker.graphql(remove, { input: { id } }))).toEqual(['NotFound']);
    expect((await maker.graphql(read, { id })).data.form).toBeNull();
  });

  it('is hidden from external people and other workspaces', async () => {
    const id = await makePublished('Ours');
    for (const who of [partner, stranger]) {
      expect((await who.graphql(read, { id })).data.form).toBeNull();
      expect(codes(await saveAs(who, id, 2, patchOf(sound('Ours'))))).toEqual(['NotFound']);
      const found = await who.graphql(list, { first: 10, search: 'Ours' });
      expect(found.data.forms.edges).toEqual([]);
    }
  });
});

describe('forms', () => {
  it('lists forms by name and status, a page in one database round trip', async () => {
    for (const name of ['Page a', 'Page b', 'Page c']) await make(name);
    await makePublished('Page d');
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { data } = await member.graphql(list, { first: 2, after, search: 'page' });
      names.push(...data.forms.edges.map(({ node }: { node: { name: string } }) => node.name));
      after = data.forms.pageInfo.endCursor;
      if (data.forms.pageInfo.hasNextPage === false) break;
    }
    expect(names).toEqual(['Page d', 'Page c', 'Page b', 'Page a']);
    const published = await member.graphql(list, { first: 9, search: 'page', status: 'PUBLISHED' });
    expect(published.data.forms.edges.map((one: { node: unknown }) => one.node)).toMatchObject([
      { name: 'Page d', status: 'PUBLISHED', usageCount: 0 },
    ]);
    expect(codes(await member.graphql(list, { first: 500 }))).toEqual(['MaxResultsOutOfRange']);
  });
});
