import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpSearch } from '../../testing/background/catch-up-search.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { indexWorkflows } from '../search/index-workflows.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const FIELDS = `id body isInternal isDeleted editedAt replyTo author { name }
  reactions { type names isOwn } permissions { edit delete }`;
const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { ${FIELDS} } } }`;
const EDIT = `mutation ($input: EditCommentInput!) { editComment(input: $input) { comment { ${FIELDS} } } }`;
const DELETE = `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { comment { ${FIELDS} } } }`;
const REACT = `mutation ($input: ReactToCommentInput!) { reactToComment(input: $input) { comment { ${FIELDS} } } }`;
const LIST = `query ($workflowId: ID!, $taskId: ID, $first: Int!, $after: String) {
  comments(workflowId: $workflowId, taskId: $taskId, first: $first, after: $after) {
    edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`;

let ada: TestPerson;
let ben: TestPerson;
let external: TestPerson;
let stranger: TestPerson;
let workflowId: string;
/** Tasks of Ben, and of the external person. */
let [benTask, externalTask] = ['', ''];

interface Shown {
  readonly isInternal: boolean;
  readonly id: string;
  readonly body: string;
}

const send = (by: TestPerson, document: string, input: object) =>
  by.graphql(document, { input: { idempotencyKey: crypto.randomUUID(), ...input } });

const add = async (by: TestPerson, input: object): Promise<Shown> => {
  const { data, codes } = await send(by, ADD, { workflowId, ...input });
  expect(codes).toEqual([]);
  return data.addComment.comment;
};

const list = async (by: TestPerson, taskId: string | null): Promise<Shown[]> => {
  const { data, codes } = await by.graphql(LIST, { workflowId, taskId, first: 50 });
  expect(codes).toEqual([]);
  return data.comments.edges.map(({ node }: { node: Shown }) => node);
};

const bodies = async (by: TestPerson, taskId: string | null): Promise<string[]> =>
  (await list(by, taskId)).map(({ body }) => body);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  external = await server.createPerson({ tenantId, name: 'Eva', accessLevel: 'EXTERNAL' });
  const other = await server.createTenant('Globex');
  stranger = await server.createPerson({ tenantId: other, name: 'Max', isAdmin: true });
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      tasks: [ben, external].map(({ userId }) => ({ assignees: [asId<PartyId>(userId)] })),
    }),
  );
  const { data } = await send(ada, START, { blueprintId, name: 'Review', ownerId: ada.userId });
  const { workflow } = data.startWorkflow;
  workflowId = workflow.id;
  [benTask, externalTask] = workflow.stages[0].tasks.map(({ id }: { id: string }) => id);
});

describe('comments', () => {
  it('lists comments newest first, with replies in their thread', async () => {
    const first = await add(ben, { taskId: benTask, body: '<p>One</p>' });
    server.clock.advance(1000);
    const answer = await add(ada, { taskId: benTask, body: '<p>Two</p>', replyTo: first.id });
    server.clock.advance(1000);
    await add(ben, { taskId: benTask, body: '<p>Three</p>', replyTo: answer.id });
    expect(await list(ben, benTask)).toMatchObject([
      { body: '<p>Three</p>', replyTo: first.id, author: { name: 'Ben' } },
      { body: '<p>Two</p>', replyTo: first.id, author: { name: 'Ada' } },
      { body: '<p>One</p>', replyTo: null },
    ]);
  });

  it('are paged without gaps', async () => {
    for (const at of [1, 2, 3, 4, 5]) {
      server.clock.advance(1000);
      await add(ada, { body: `<p>Page ${at}</p>` });
    }
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Awaited<ReturnType<TestPerson['graphql']>> = await ada.graphql(LIST, {
        ...{ workflowId, taskId: null, first: 2, after },
      });
      const { edges, pageInfo } = data.comments;
      found.push(...edges.map(({ node }: { node: Shown }) => node.body));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(found).toEqual([5, 4, 3, 2, 1].map((at) => `<p>Page ${at}</p>`));
  });

  it('are added once if the request is repeated', async () => {
    const input = { idempotencyKey: crypto.randomUUID(), taskId: benTask, body: '<p>Once</p>' };
    await add(ben, input);
    await add(ben, input);
    expect((await bodies(ben, benTask)).filter((body) => body === '<p>Once</p>')).toHaveLength(1);
  });

  it('are sanitized', async () => {
    const { body } = await add(ben, {
      taskId: benTask,
      body: '<p onclick="x()">Hi<script>x()</script></p>',
    });
    expect(body).toBe('<p>Hi</p>');
  });

  it.each([
    ['empty', '<p> &nbsp;</p>', 'Required'],
    ['too long', `<p>${'x'.repeat(20_001)}</p>`, 'TooLong'],
  ])('are refused: %s', async (_, body, code) => {
    const { codes } = await send(ben, ADD, { workflowId, taskId: benTask, body });
    expect(codes).toEqual([code]);
  });

  it('are edited by their author only', async () => {
    const { id } = await add(ben, { taskId: benTask, body: '<p>Draft</p>' });
    expect((await send(ada, EDIT, { id, body: '<p>Mine</p>' })).codes).toEqual(['Forbidden']);
    const { data } = await send(ben, EDIT, { id, body: '<p>Final</p>' });
    expect(data.editComment.comment).toMatchObject({
      body: '<p>Final</p>',
      permissions: { edit: true, delete: true },
    });
    expect(data.editComment.comment.editedAt).not.toBeNull();
  });

  it('leave an empty entry when they are deleted', async () => {
    const { id } = await add(ben, { taskId: benTask, body: '<p>Wrong</p>' });
    const { data } = await send(ada, DELETE, { id });
    expect(data.deleteComment.comment).toMatchObject({ body: '', isDeleted: true });
    expect((await send(ben, EDIT, { id, body: '<p>Again</p>' })).codes).toEqual(['Forbidden']);
    const [row] = await server.database.rows('SELECT body FROM comment WHERE id = $1', [id]);
    expect(row).toEqual({ body: '' });
  });

  it('have reactions, at most one of each type per person', async () => {
    const { id } = await add(ben, { taskId: benTask, body: '<p>Done</p>' });
    await send(ada, REACT, { id, type: 'LIKE', isOn: true });
    await send(ada, REACT, { id, type: 'LIKE', isOn: true });
    const { data } = await send(ben, REACT, { id, type: 'LIKE', isOn: true });
    expect(data.reactToComment.comment.reactions).toEqual([
      { type: 'LIKE', names: ['Ada', 'Ben'], isOwn: true },
    ]);
    const off = await send(ben, REACT, { id, type: 'LIKE', isOn: false });
    expect(off.data.reactToComment.comment.reactions).toEqual([
      { type: 'LIKE', names: ['Ada'], isOwn: false },
    ]);
  });
});

describe('access to comments', () => {
  it('hides internal notes from external people', async () => {
    await add(ada, { taskId: externalTask, body: '<p>For you</p>' });
    const note = await add(ada, { taskId: externalTask, body: '<p>Secret</p>', isInternal: true });
    await add(ada, { taskId: externalTask, body: '<p>Also secret</p>', replyTo: note.id });
    expect(await bodies(external, externalTask)).toEqual(['<p>For you</p>']);
    expect(await bodies(ada, externalTask)).toHaveLength(3);
    const react = { id: note.id, type: 'LOOKING', isOn: true };
    expect((await send(external, REACT, react)).codes).toEqual(['NotFound']);
    const reply = { workflowId, taskId: externalTask, body: '<p>Hm</p>', replyTo: note.id };
    expect((await send(external, ADD, reply)).codes).toEqual(['NotFound']);
    const own = { workflowId, taskId: externalTask, body: '<p>Hm</p>', isInternal: true };
    expect((await send(external, ADD, own)).codes).toEqual(['Forbidden']);
  });

  it('hides an internal reply to a comment that external people see', async () => {
    const { id: replyTo } = await add(ada, { taskId: externalTask, body: '<p>Question</p>' });
    const before = await bodies(external, externalTask);
    const inside = { taskId: externalTask, replyTo, body: '<p>Between us</p>', isInternal: true };
    expect((await add(ada, inside)).isInternal).toBe(true);
    expect(await bodies(external, externalTask)).toEqual(before);
  });

  it('hides comments of tasks and workflows that the viewer cannot open', async () => {
    const { id } = await add(ben, { taskId: benTask, body: '<p>Inside</p>' });
    for (const by of [external, stranger]) {
      expect(await bodies(by, benTask)).toEqual([]);
      expect(await bodies(by, null)).toEqual([]);
      const added = await send(by, ADD, { workflowId, taskId: benTask, body: '<p>x</p>' });
      expect(added.codes).toEqual(['NotFound']);
      expect((await send(by, DELETE, { id })).codes).toEqual(['NotFound']);
    }
  });

  it('refuses a task of another workflow', async () => {
    const input = { workflowId: crypto.randomUUID(), taskId: benTask, body: '<p>x</p>' };
    expect((await send(ben, ADD, input)).codes).toEqual(['NotFound']);
  });

  it('appear in the activity, without internal notes for external users', async () => {
    server.clock.advance(1000);
    await add(external, { taskId: externalTask, body: '<p>Sent <b>today</b></p>' });
    server.clock.advance(1000);
    await add(ben, { taskId: externalTask, body: '<p>Late again</p>', isInternal: true });
    const feed = async (by: TestPerson, target: string): Promise<string[]> => {
      const { data, codes } = await by.graphql(
        `query ($workflow: ID!, $task: ID!) {
           workflow(id: $workflow) { activity(first: 3) { edges { node { kind subject comment actor { name } } } } }
           task(id: $task) { activity(first: 3) { edges { node { kind subject comment actor { name } } } } } }`,
        { workflow: workflowId, task: externalTask },
      );
      expect(codes).toEqual([]);
      return (data[target]?.activity.edges ?? [])
        .map(
          ({ node }: { node: { kind: string; comment: string; actor: { name: string } } }) => node,
        )
        .filter(({ kind }: { kind: string }) => kind === 'MESSAGE')
        .map(
          ({ comment, actor }: { comment: string; actor: { name: string } }) =>
            `${actor.name}: ${comment}`,
        );
    };
    const both = ['Ben: Late again', 'Eva: Sent today'];
    expect((await feed(ada, 'workflow')).slice(0, 2)).toEqual(both);
    expect((await feed(ada, 'task')).slice(0, 2)).toEqual(both);
    const seen = await feed(external, 'task');
    expect(seen).toContain('Eva: Sent today');
    expect(seen).not.toContain('Ben: Late again');
  });
});

describe('search', () => {
  it('finds comments for external users, but not internal notes', async () => {
    await add(ada, { taskId: externalTask, body: '<p>Wombat</p>' });
    await add(ada, { taskId: externalTask, body: '<p>Numbat</p>', isInternal: true });
    const { services } = server.composition;
    await catchUpSearch(server);
    await indexWorkflows(services, ada.tenantId, [workflowId]);
    const found = async (query: string): Promise<string[]> => {
      const { data } = await external.graphql(
        'query ($query: String!) { search(query: $query, first: 10) { edges { node { objectId } } } }',
        { query },
      );
      return data.search.edges.map(({ node }: { node: { objectId: string } }) => node.objectId);
    };
    expect(await found('wombat')).toEqual([externalTask]);
    expect(await found('numbat')).toEqual([]);
  });
});

describe('read marks of comments', () => {
  const READ = `query ($workflowId: ID!, $taskId: ID) { commentsReadUntil(workflowId: $workflowId, taskId: $taskId) }`;
  const MARK = `mutation ($input: MarkCommentsReadInput!) { markCommentsRead(input: $input) }`;
  const readUntil = async (by: TestPerson): Promise<unknown> =>
    (await by.graphql(READ, { workflowId, taskId: benTask })).data.commentsReadUntil;

  it('belong to one person and one task, and never go back in time', async () => {
    expect(await readUntil(ben)).toBeNull();
    const input = { workflowId, taskId: benTask };
    const marked = await ben.graphql(MARK, { input });
    expect(await readUntil(ben)).toBe(marked.data.markCommentsRead);
    expect(await readUntil(ada)).toBeNull();
    server.clock.advance(5000);
    const later = await ben.graphql(MARK, { input });
    expect(later.data.markCommentsRead).not.toBe(marked.data.markCommentsRead);
    expect(await readUntil(ben)).toBe(later.data.markCommentsRead);
  });

  it('are refused for a task that a person can’t open', async () => {
    const { codes } = await external.graphql(MARK, { input: { workflowId, taskId: benTask } });
    expect(codes).toEqual(['NotFound']);
  });
});
