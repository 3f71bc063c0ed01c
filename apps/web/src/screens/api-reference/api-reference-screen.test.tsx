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
