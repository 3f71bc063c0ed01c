import { expect, it } from 'vitest';
import type { AccessLevel } from './access-level.ts';
import { mayOwnWorkflow } from './workflow-owner.ts';
import type { PartyKind } from './party-kind.ts';

it('requires an internal or limited person as owner', () => {
  const own = (kind: PartyKind, accessLevel: AccessLevel) =>
    mayOwnWorkflow({ kind, accessLevel })?.code ?? null;
  expect(own('USER', 'INTERNAL')).toBeNull();
  expect(own('USER', 'LIMITED')).toBeNull();
  expect(own('USER', 'EXTERNAL')).toBe('CannotAssignExternalUserOrTeamAsWorkflowOwner');
  expect(own('TEAM', 'INTERNAL')).toBe('CannotAssignExternalUserOrTeamAsWorkflowOwner');
  expect(mayOwnWorkflow({ kind: 'ROLE', accessLevel: 'INTERNAL' })?.field).toBe('ownerId');
});
