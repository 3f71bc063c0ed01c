import { partyId } from '@baton/fixtures/builders/blueprint';
import { owner, person } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { PartyId } from '../../core/ids.ts';
import type { Actor } from '../../party/actor.ts';
import {
  blueprintPermissions,
  mayCreateBlueprint,
  mayReadBlueprint,
  type BlueprintFacts,
  mayReadDraft,
  mayStartFrom,
} from '../library/blueprint-access.ts';
import { mayDetachWorkflow, mayStartWorkflow, workflowListScope } from './workflow-access.ts';
import { workflowPermissions } from './workflow-permissions.ts';

const actors = {
  admin: person(80, { isAdmin: true }),
  owner,
  creator: person(1, { systemRoles: ['CREATOR'] }),
  publisher: person(2, { systemRoles: ['PUBLISHER'] }),
  member: person(3),
  external: person(4, { accessLevel: 'EXTERNAL', systemRoles: ['CREATOR', 'PUBLISHER'] }),
  limited: person(5, { accessLevel: 'LIMITED' }),
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const who = (may: (actor: Actor) => boolean): string =>
  names.filter((name) => may(actors[name])).join(' ');

describe('workflow access', () => {
  const facts = {
    ownerId: owner.id,
    collaborators: [],
    createdBy: owner.id,
    scheduleStatus: 'RUNNING',
    deletedAt: null,
    viewerTakesPart: false,
    contentAccess: 'WORKFLOW',
    isLinked: false,
    sharesFields: false,
  } as const;

  it('allows owners and members with a task to view', () => {
    expect(who((actor) => workflowPermissions(actor, facts).may('read'))).toBe('admin owner');
    const part = { ...facts, viewerTakesPart: true };
    expect(who((actor) => workflowPermissions(actor, part).may('read'))).toBe(
      'admin owner creator publisher member',
    );
    expect(who((actor) => workflowPermissions(actor, part).may('edit'))).toBe('admin owner');
  });

  it('hides the workflow from assignees with OWN_TASKS', () => {
    const part = { ...facts, viewerTakesPart: true, contentAccess: 'OWN_TASKS' } as const;
    expect(who((actor) => workflowPermissions(actor, part).may('read'))).toBe('admin owner');
    const started = { ...part, createdBy: actors.member.id };
    expect(workflowPermissions(actors.member, started).may('read')).toBe(true);
  });

  it.each([
    ['admin', 'ALL'],
    ['member', 'OWN'],
    ['limited', 'GRANTED'],
    ['external', 'GRANTED'],
  ] as const)('lists workflows for %s: %s', (name, scope) => {
    expect(workflowListScope(actors[name])).toBe(scope);
  });

  it.each<[Name, readonly [read: boolean, edit: boolean]]>([
    ['member', [true, true]],
    ['limited', [true, true]],
    ['external', [false, false]],
  ])('lets an internal or limited owner read and edit: %s', (name, expected) => {
    const { may } = workflowPermissions(actors[name], { ...facts, ownerId: actors[name].id });
    expect([may('read'), may('edit')]).toEqual(expected);
  });

  it('lets the internal person who started it view it, but not manage it', () => {
    const by = (starter: Actor) => ({ ...facts, createdBy: starter.id });
    const started = (name: Name) => workflowPermissions(actors[name], by(actors[name]));
    expect(names.filter((name) => started(name).may('read')).join(' ')).toBe(
      'admin owner creator publisher member',
    );
    expect(names.filter((name) => started(name).may('edit')).join(' ')).toBe('admin owner');
  });

  it('lets owners unlink a workflow in any status', () => {
    const linked = { ...facts, isLinked: true };
    expect(who((actor) => workflowPermissions(actor, linked).may('detach'))).toBe('admin owner');
    expect(who((actor) => workflowPermissions(actor, facts).may('detach'))).toBe('');
    expect(mayDetachWorkflow(owner, { ...linked, scheduleStatus: 'ENDED' })).toBeNull();
    expect(mayDetachWorkflow(owner, { ...linked, deletedAt: 0 })?.code).toBe('WorkflowDeleted');
    expect(mayDetachWorkflow(owner, facts)?.code).toBe('WorkflowNotLinked');
  });

  it('lets the owner start a workflow, and the creator start a new one', () => {
    const start = (scheduleStatus: 'NOT_STARTED' | 'SCHEDULED' | 'COMPLETED') => (actor: Actor) =>
      mayStartWorkflow(actor, { ...facts, createdBy: actors.member.id, scheduleStatus }) === null;
    expect(who(start('SCHEDULED'))).toBe('admin owner');
    expect(who(start('NOT_STARTED'))).toBe('admin owner member');
    expect(who(start('COMPLETED'))).toBe('');
    expect(who((actor) => workflowPermissions(actor, facts).may('start'))).toBe('');
  });

  it.each([
    ['NOT_STARTED', 'end', 'WorkflowNotRunning'],
    ['SCHEDULED', 'end', 'WorkflowNotRunning'],
    ['RUNNING', 'pause end', undefined],
    ['PAUSED', 'resume end', 'WorkflowNotRunning'],
    ['ENDED', 'restart', 'WorkflowNotRunning'],
    ['COMPLETED', '', 'WorkflowNotRunning'],
  ] as const)(
    'lets owners of a workflow with status %s %s',
    (scheduleStatus, expected, noPause) => {
      const at = { ...facts, scheduleStatus };
      const actions = ['pause', 'resume', 'end', 'restart'] as const;
      for (const name of names) {
        const given = workflowPermissions(actors[name], at);
        const leads = name === 'admin' || name === 'owner';
        expect(actions.filter(given.may).join(' ')).toBe(leads ? expected : '');
        expect(given.refusals().find(({ action }) => action === 'pause')?.code).toBe(
          leads ? noPause : 'Forbidden',
        );
      }
    },
  );
});

describe('blueprint access', () => {
  it.each([
    ['read', 'admin creator publisher', 'admin owner creator publisher member'],
    ['edit', 'admin creator', 'admin creator'],
    ['publish', 'admin publisher', 'admin publisher'],
    ['createWorkflowsFrom', '', 'admin owner creator publisher member'],
    ['delete', 'admin creator', 'admin creator'],
  ] as const)(
    'allows %s on a draft for %s and on a published one for %s',
    (flag, draft, published) => {
      expect(
        who((actor) =>
          blueprintPermissions(actor, { isPublished: false, starters: null }).may(flag),
        ),
      ).toBe(draft);
      expect(
        who((actor) =>
          blueprintPermissions(actor, { isPublished: true, starters: null }).may(flag),
        ),
      ).toBe(published);
    },
  );

  it('lets creators create, and publishers view drafts', () => {
    expect(who((actor) => mayCreateBlueprint(actor) === null)).toBe('admin creator');
    expect(who((actor) => mayReadDraft(actor) === null)).toBe('admin creator publisher');
  });
});

describe('access to a published blueprint', () => {
  const named = [partyId(6)];
  const writer = { systemRoles: ['CREATOR'] } as const;
  const rows: readonly (readonly [string, Actor, Partial<BlueprintFacts>, boolean, boolean])[] = [
    ['a member, without settings', person(7), {}, true, false],
    ['a member who is not a viewer', person(7), { viewers: named }, false, false],
    ['a member who is a viewer', person(6), { viewers: named }, true, false],
    [
      'a limited user who is named',
      person(6, { accessLevel: 'LIMITED' }),
      { viewers: named },
      true,
      false,
    ],
    [
      'an external user, named or not',
      person(6, { accessLevel: 'EXTERNAL' }),
      { viewers: named },
      false,
      false,
    ],
    ['a starter', person(6), { starters: named, viewers: [] }, true, false],
    ['a creator', person(7, writer), { viewers: [] }, true, true],
    ['a creator who is not named', person(7, writer), { variantMakers: named }, true, false],
    ['a creator who is named', person(6, writer), { variantMakers: named }, true, true],
    ['a named member who is not a creator', person(6), { variantMakers: named }, true, false],
    ['an admin', person(9, { isAdmin: true }), { viewers: [], variantMakers: [] }, true, true],
  ];
  it.each(rows)(
    'returns who can read it and create variants: %s',
    (_, actor, given, reads, makesVariants) => {
      const facts: BlueprintFacts = { isPublished: true, starters: [], ...given };
      const { may } = blueprintPermissions(actor, facts);
      expect([may('read'), may('createVariantsOf')]).toEqual([reads, makesVariants]);
    },
  );
});

describe('mayStartFrom', () => {
  const team = partyId(50);
  const member = person(5, { parties: [partyId(5), team] });
  const limited = person(6, { accessLevel: 'LIMITED' });
  const writer = person(8, { accessLevel: 'LIMITED', systemRoles: ['CREATOR'] });
  const rows: readonly (readonly [string, Actor, readonly PartyId[] | null, boolean])[] = [
    ['every member', member, null, true],
    ['an external user', person(6, { accessLevel: 'EXTERNAL' }), null, false],
    ['a member of a named team', member, [team], true],
    ['another member then', person(7), [team], false],
    ['a member with an empty list', member, [], false],
    ['a creator', person(8, { systemRoles: ['CREATOR'] }), [team], true],
    ['a publisher', person(8, { systemRoles: ['PUBLISHER'] }), [team], true],
    ['an admin', person(9, { isAdmin: true }), [team], true],
    ['a limited user who is named', limited, [partyId(6)], true],
    ['another limited user', limited, null, false],
    ['a limited user with a system role', writer, [team], false],
    ['an external user, named or not', person(6, { accessLevel: 'EXTERNAL' }), [partyId(6)], false],
  ];
  it.each(rows)('returns who can start workflows: %s', (_, actor, starters, expected) => {
    expect(mayStartFrom(actor, { isPublished: true, starters }) === null).toBe(expected);
    expect(mayStartFrom(actor, { isPublished: false, starters })).not.toBeNull();
    // People who can start a blueprint can view it.
    if (expected) expect(mayReadBlueprint(actor, { isPublished: true, starters })).toBeNull();
  });
});
