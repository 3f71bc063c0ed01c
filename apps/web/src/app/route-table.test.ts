import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { routeTree } from './route-table.tsx';

const addressAfter = async (address: string): Promise<string> => {
  const history = createMemoryHistory({ initialEntries: [address] });
  await createRouter({ routeTree, history }).load();
  return history.location.href;
};

describe('the routes', () => {
  it.each([
    ['/admin?tab=people', '/people?tab=people'],
    ['/admin?tab=teams', '/people?tab=teams'],
    ['/admin?tab=roles', '/people?tab=roles'],
    ['/admin?tab=invitations', '/people?tab=invitations'],
    ['/admin?tab=webhooks', '/admin?tab=webhooks'],
    ['/teams', '/people?tab=teams'],
    ['/login?redirect=%2Fmy%2Ftasks', '/my/tasks'],
    ['/password-reset-request?email=a%40b.example', '/'],
    ['/credentials-error?redirect=login', '/'],
    ['/invite-sent', '/'],
  ])('redirect from %s to %s', async (address, target) => {
    expect(await addressAfter(address)).toBe(target);
  });
});
