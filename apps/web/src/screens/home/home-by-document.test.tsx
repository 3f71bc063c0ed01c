import { screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const field = {
  __typename: 'CustomField',
  id: 'contract',
  name: 'Contract',
  version: 1,
  versions: [],
  definition: {
    __typename: 'CustomFieldDefinition',
    ...testFieldData('Contract', 'DOCUMENT'),
  },
};
const documents = [
  { ref: '0a000000-0000-4000-8000-000000000001.pdf', name: 'Lease.pdf', taskName: 'Sign' },
  { ref: '0a000000-0000-4000-8000-000000000002.pdf', name: 'Offer.pdf', taskName: null },
];

it('filters workflows by a document that is searched for by name', async () => {
  const asked: unknown[] = [];
  const { user, address } = await renderScreen(<HomeScreen />, {
    prepare: (environment) => {
      for (let times = 0; times < 20; times += 1)
        environment.mock.queueOperationResolver((operation) => {
          const { variables } = operation.request;
          if ('filter' in variables) asked.push(variables['filter'].fields[0]);
          const found = documents.filter(
            ({ ref, name }) =>
              (variables['refs'] ?? [ref]).includes(ref) &&
              name.toLowerCase().includes(variables['search'] ?? ''),
          );
          return MockPayloadGenerator.generate(operation, {
            Query: () => ({ customField: field }),
            CustomFieldConnection: () => ({ edges: [{ node: field }] }),
            ListedDocumentConnection: () => ({
              edges: found.map(({ taskName, ...document }) => ({
                node: { id: document.ref, taskName, workflowName: 'Moving in', document },
              })),
            }),
            WorkflowConnection: () => ({
              edges: [],
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
          });
        });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by field value' }));
  await user.click(await screen.findByRole('combobox', { name: 'Custom field' }));
  await user.click(await screen.findByRole('option', { name: /Contract/ }));
  const values = await screen.findByRole('combobox', { name: 'Value' });
  await user.type(values, 'lea');
  await user.click(await screen.findByRole('option', { name: /Lease\.pdf.*Sign · Moving in/ }));
  await user.keyboard('offer');
  await screen.findByRole('option', { name: /Offer\.pdf/ });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Lease.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Offer.pdf' }));
  await user.keyboard('{Escape}');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /Show results/ }));
  expect(decodeURIComponent(address())).toContain(documents[0]?.ref);
  expect(await screen.findByRole('button', { name: /^Contract .* Lease\.pdf$/ })).toBeTruthy();
  expect(asked.at(-1)).toEqual({
    field: 'contract',
    operator: 'CONTAINS_ALL_OF',
    values: [documents[0]?.ref],
  });
});
