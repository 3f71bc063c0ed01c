import { screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { SearchScreen } from './search-screen.tsx';

const none = { edges: [] };
const nothing = {
  workflows: none,
  tasks: none,
  parties: [],
  documents: none,
  notes: none,
  savedViews: [],
  tags: none,
  blueprints: none,
  forms: none,
  customFields: none,
};
const found = {
  ...nothing,
  tasks: {
    edges: [
      {
        node: {
          objectId: 't1',
          workflowId: 'w1',
          reference: 'SO-5.1',
          name: 'Order cartons',
          workflowName: 'Fjordpack',
          excerpt: 'From Fjordpack only',
        },
      },
    ],
  },
  blueprints: {
    edges: [
      { node: { id: 'b1', name: 'Fjord audit', permissions: { createWorkflowsFrom: true } } },
    ],
  },
};

const fileInTask = (objectId: string, name: string) => ({
  node: { objectId, workflowId: 'w1', workflowName: 'Fjordpack', taskId: 't1', name, excerpt: '' },
});

const show = (data: object, address = '/search?search=fjord'): Promise<RenderedScreen> =>
  renderScreen(<SearchScreen />, {
    address,
    path: '/search',
    prepare: (environment) =>
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => data }),
      ),
  });

describe('SearchScreen', () => {
  it('lists results by type as links, and highlights matching words', async () => {
    await show(found);
    const task = await screen.findByRole('link', { name: /Order cartons/ });
    expect(task.getAttribute('href')).toBe('/workflow/w1?task-id=t1');
    expect(task.querySelector('mark')?.textContent).toBe('Fjord');
    expect(screen.getByRole('region', { name: 'Blueprints' })).toBeDefined();
    await expectAccessible();
  });

  it('lists several results of the same task', async () => {
    const files = [fileInTask('d1', 'Offer'), fileInTask('d2', 'Drawing')];
    await show({ ...found, documents: { edges: files } });
    for (const name of [/^Order cartons/, /^Offer/, /^Drawing/]) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe('/workflow/w1?task-id=t1');
    }
  });

  it('lists internal notes and saved views', async () => {
    const note = {
      ...{ objectId: 'n1', workflowId: 'w1', taskId: 't1', workflowName: 'Fjordpack' },
      excerpt: 'Fjord pays late',
    };
    await show({
      ...nothing,
      notes: { edges: [{ node: note }] },
      savedViews: [
        { id: 'v1', name: 'Fjord work', object: 'WORKFLOWS' },
        { id: 'v2', name: 'Other', object: 'WORKFLOWS' },
      ],
    });
    const found = await screen.findByRole('link', { name: /Fjord pays late/ });
    expect(found.getAttribute('href')).toBe('/workflow/w1?task-id=t1&comment-id=n1');
    expect(screen.getByRole('link', { name: 'Fjord work' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
  });

  it('limits the results to the type in the URL', async () => {
    await show(found, '/search?search=fjord&type=LIBRARY');
    expect(await screen.findByRole('link', { name: 'Fjord audit' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
  });

  it('says that nothing matches', async () => {
    await show(nothing);
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeDefined();
  });

  it('asks for search words', async () => {
    await show(nothing, '/search');
    expect(screen.getByText(/Enter part of a name/)).toBeDefined();
  });
});
