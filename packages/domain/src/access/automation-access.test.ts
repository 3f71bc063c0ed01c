import { describe, expect, it } from 'vitest';
import { asId, type PartyId } from '../core/ids.ts';
import type { Actor } from '../party/actor.ts';
import { mayCreateAutomation, mayManageSecrets, mayReadCalls } from './automation-access.ts';

const me = asId<PartyId>('me');
const internal: Actor = {
  id: me,
  parties: [me],
  accessLevel: 'INTERNAL',
  isAdmin: false,
  systemRoles: [],
};
const external: Actor = { ...internal, accessLevel: 'EXTERNAL' };
const admin: Actor = { ...internal, isAdmin: true };

describe('an automated task', () => {
  it('can be created by admins only', () => {
    expect(mayCreateAutomation(admin)).toBeNull();
    expect(mayCreateAutomation(internal)?.code).toBe('AutomationNeedsAdmin');
    expect(mayCreateAutomation(external)?.code).toBe('ExternalUserCannotCreateAutomatedTasks');
  });

  it('shows its requests to internal people, and its secrets to admins', () => {
    expect(mayReadCalls(internal)).toBeNull();
    expect(mayReadCalls(external)?.code).toBe('Forbidden');
    expect(mayManageSecrets(admin)).toBeNull();
    expect(mayManageSecrets(internal)?.code).toBe('Forbidden');
  });
});
