import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ApiReferenceScreen } from './api-reference-screen.tsx';

const description = {
  info: { description: 'Calls of Baton.' },
  paths: {
    '/is-sso': {
      post: {
        tags: ['Sign-in'],
        summary: 'Tells how people of a domain sign in.',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { domain: { type: 'string', description: 'After the @.' } },
                required: ['domain'],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': {
                schema: {
                  properties: { name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
                },
              },
            },
          },
          429: { description: 'RateLimited' },
        },
      },
    },
    '/tasks/{taskId}': {
      put: {
        tags: ['Tasks'],
        summary: 'Changes a task.',
        security: [{ token: ['WORK'] }],
        parameters: [{ name: 'taskId', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { status: { $ref: '#/components/schemas/Status' } } },
            },
          },
        },
        responses: {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Status: { enum: ['OPEN', 'DONE'] },
      Task: {
        description: 'Unit of work.',
        properties: {
          people: { type: 'array', items: { $ref: '#/components/schemas/Party' } },
        },
        required: ['people'],
      },
      Party: { properties: { id: { type: 'string' } } },
    },
  },
};

afterEach(() => vi.unstubAllGlobals());

it('shows the input, the output, and the errors of each call', async () => {
  vi.stubGlobal('fetch', async () => Response.json(description));
  await act(() => renderScreen(<ApiReferenceScreen />));
  const call = within(await screen.findByRole('article', { name: 'POST /is-sso' }));
  const input = within(call.getByRole('table', { name: 'Input' }));
  expect(input.getByRole('row', { name: 'domain string Required After the @.' })).toBeTruthy();
  const output = within(call.getByRole('table', { name: 'Output' }));
  expect(output.getByRole('row', { name: 'name string | null' })).toBeTruthy();
  expect(call.getByText('RateLimited')).toBeTruthy();
  await expectAccessible();
});

it('shows parameters, bodies, and the objects in them', async () => {
  vi.stubGlobal('fetch', async () => Response.json(description));
  await act(() => renderScreen(<ApiReferenceScreen />));
  const call = within(await screen.findByRole('article', { name: 'PUT /tasks/{taskId}' }));
  const input = within(call.getByRole('table', { name: 'Input' }));
  expect(call.getByText('API token with WORK')).toBeTruthy();
  expect(input.getByRole('row', { name: 'taskId string Required' })).toBeTruthy();
  expect(input.getByRole('row', { name: 'status OPEN | DONE' })).toBeTruthy();
  const output = within(call.getByRole('table', { name: 'Output' }));
  expect(output.getByRole('row', { name: 'people Party[] Required' })).toBeTruthy();
  const objects = within(screen.getByRole('region', { name: 'Objects' }));
  expect(objects.getByRole('article', { name: 'Party' })).toBeTruthy();
});
