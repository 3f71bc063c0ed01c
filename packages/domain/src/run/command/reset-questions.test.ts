import { newAutomation } from '../../automation/automation.ts';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { ApprovalStep } from '../../blueprint/content.ts';
import { asId, type WorkflowId } from '../../core/ids.ts';
import { followedLinks, type ChildState } from '../../run-model/child-link.ts';
import { newLinkRule } from '../../blueprint/link-rule.ts';
import { messagesOf } from '../../run-model/link-messages.ts';
import { questionsBefore } from '../engine/preview.ts';
import type { SelectedReset, ResetChoice } from '../../run-model/command/reset-choice.ts';

const child = (request: number) => asId<WorkflowId>(`child-${request}`);

/**
 * A stage whose task has started three linked workflows in the given states, then a stage with a
 * default task.
 */
const withChildren = (...states: readonly ChildState[]) => {
  const split = { kind: 'LIST', values: states.map((_, at) => `part ${at + 1}`) } as const;
  const scene = runScene(
    buildBlueprint(
      { tasks: [{ type: 'LINKED_WORKFLOW', link: { ...newLinkRule, split } }] },
      { tasks: [{}] },
    ),
  );
  scene.give(owner, { kind: 'START' });
  const report = (request: number, state: ChildState, version: number) =>
    scene.give('SYSTEM', {
      kind: 'CHILD_REPORT',
      taskId: scene.task(1).id,
      request,
      report: {
        workflowId: state === 'REFUSED' ? null : child(request),
        version,
        state,
        isHeld: false,
        isDeleted: false,
        isDetached: false,
        outputs: [],
        refusal: state === 'REFUSED' ? 'UNABLE_TO_START' : null,
      },
    });
  states.forEach((state, at) => report(at + 1, state, 1));
  const restart = (choices: Readonly<Record<number, ResetChoice>> = {}) => ({
    kind: 'RESTART_STAGE' as const,
    stageId: scene.stage(1).id,
    reason: 'Once more',
    resets: Object.entries(choices).map(([request, choice]): SelectedReset => ({
      taskId: scene.task(1).id,
      request: Number(request),
      choice,
    })),
  });
  return { ...scene, report, restart };
};

describe('linked workflows of a reset task', () => {
  it.each<[state: ChildState, choice: ResetChoice | null, fate: string, order: string | null]>([
    ['RUNNING', null, 'FOLLOWED', null],
    ['RUNNING', 'END', 'ENDED', 'END'],
    ['RUNNING', 'NEW', 'KEPT', 'LET_GO'],
    ['PAUSED', null, 'FOLLOWED', null],
    ['COMPLETED', null, 'FOLLOWED', null],
    ['COMPLETED', 'NEW', 'KEPT', 'LET_GO'],
    // It ended on its own.
    ['COMPLETED', 'END', 'FOLLOWED', null],
    ['ENDED', null, 'KEPT', 'LET_GO'],
    ['ENDED', 'KEEP', 'FOLLOWED', null],
    ['REFUSED', null, 'KEPT', null],
  ])('with state %s and choice %s, results in %s', (state, choice, fate, order) => {
    const scene = withChildren(state);
    const before = scene.run();
    const result = scene.give(owner, scene.restart(choice === null ? {} : { 1: choice }));
    expect(result.ok).toBe(true);
    const [link] = scene.task(1).links;
    expect(link).toMatchObject({ request: 1, fate });
    expect(scene.task(1).links).toHaveLength(fate === 'FOLLOWED' ? 1 : 2);
    expect(messagesOf(before, scene.run()).orders).toMatchObject(
      order === null ? [] : [{ childId: child(1), order: { asks: order, reason: 'Once more' } }],
    );
  });

  it('replaces unlinked workflows for the same value of the list', () => {
    const scene = withChildren('COMPLETED', 'RUNNING', 'RUNNING');
    scene.give(owner, scene.restart({ 2: 'END', 3: 'KEEP' }));
    expect(followedLinks(scene.task(1)).map(({ request, value }) => [request, value])).toEqual([
      [1, 'part 1'],
      [4, 'part 2'],
      [3, 'part 3'],
    ]);
    // Once all are unlinked, the count starts again and no earlier workflow returns.
    scene.report(4, 'RUNNING', 2);
    scene.give(owner, scene.restart({ 1: 'NEW', 3: 'NEW', 4: 'NEW' }));
    scene.report(5, 'RUNNING', 3);
    scene.give(owner, scene.restart({ 5: 'END' }));
    expect(followedLinks(scene.task(1)).map(({ value }) => value)).toEqual([
      'part 1',
      'part 2',
      'part 3',
    ]);
  });

  it('asks only about linked workflows of tasks that are reset', () => {
    const scene = withChildren('COMPLETED');
    const asked = (actor = owner, choices = {}) =>
      questionsBefore(scene.run(), scene.restart(choices), { now: scene.now(), actor });
    expect(asked()).toEqual([
      { taskId: scene.task(1).id, request: 1, options: ['KEEP', 'NEW'], chosen: 'KEEP' },
    ]);
    expect(asked(owner, { 1: 'NEW' })).toMatchObject([{ chosen: 'NEW' }]);
    const context = { now: scene.now(), actor: owner };
    const second = { ...scene.restart(), stageId: scene.stage(2).id };
    expect(questionsBefore(scene.run(), second, context)).toEqual([]);
  });

  it('refuses invalid choices, and choices of external users', () => {
    const scene = withChildren('RUNNING');
    const code = (by = owner, choices = {}) => {
      const result = scene.give(by, scene.restart(choices));
      return result.ok ? null : result.refusals[0].code;
    };
    expect(code(owner, { 9: 'END' })).toBe('UnknownReference');
    expect(code(owner, { 1: 'RUN_AGAIN' })).toBe('UnknownReference');
    expect(code(person(7, { accessLevel: 'EXTERNAL' }), { 1: 'END' })).toBe('Forbidden');
  });
});

describe('request of a reset task', () => {
  const called = (over: object = {}, approvals: readonly ApprovalStep[] = []) => {
    const automation = { ...newAutomation, url: 'https://example.org', ...over };
    const scene = runScene(
      buildBlueprint({ tasks: [{ type: 'AUTOMATION', automation, approvals }] }, {}),
    );
    scene.give(owner, { kind: 'START' });
    const answer = () =>
      scene.give('SYSTEM', {
        kind: 'RECORD_AUTOMATION',
        taskId: scene.task(1).id,
        group: scene.task(1).automationState?.group ?? 0,
        attempt: 1,
        result: { kind: 'ACCEPTED', outputs: [] },
      });
    answer();
    const restart = (choice: ResetChoice | null) => ({
      kind: 'RESTART_STAGE' as const,
      stageId: scene.stage(1).id,
      reason: 'Once more',
      resets: choice === null ? [] : [{ taskId: scene.task(1).id, request: null, choice }],
    });
    return { ...scene, answer, restart };
  };

  it.each<[choice: ResetChoice | null, expected: object]>([
    [null, { status: 'PENDING_SUBMISSION', automationState: { group: 2, again: 'CALL' } }],
    ['RUN_AGAIN', { status: 'PENDING_SUBMISSION', automationState: { group: 2 } }],
    ['KEEP', { status: 'COMPLETED', automationState: { group: 1, again: 'CALL' } }],
    [
      'COMPENSATE',
      {
        status: 'PENDING_SUBMISSION',
        exception: { category: 'AUTOMATION' },
        automationState: { group: 1, dueAt: null, failure: 'TO_BE_UNDONE', again: 'CALL' },
      },
    ],
  ])('%s', (choice, expected) => {
    const scene = called();
    expect(scene.give(owner, scene.restart(choice)).ok).toBe(true);
    expect(scene.task(1)).toMatchObject(expected);
  });

  it('continues after someone reverses the effects of the request', () => {
    const scene = called();
    scene.give(owner, scene.restart('COMPENSATE'));
    scene.give(owner, { kind: 'RETRY_AUTOMATION', taskId: scene.task(1).id, automation: null });
    scene.answer();
    expect(scene.task(1)).toMatchObject({ status: 'COMPLETED', hasException: false });
  });

  it('repeats a request without side effects without a question', () => {
    const scene = called({ method: 'GET' });
    const context = { now: scene.now(), actor: owner };
    expect(questionsBefore(scene.run(), scene.restart(null), context)).toEqual([]);
    scene.give(owner, scene.restart('KEEP'));
    expect(scene.task(1).status).toBe('PENDING_SUBMISSION');
  });

  it('asks approvers again about a result that was kept', () => {
    const scene = called({}, [approvalStep(2)]);
    scene.give(owner, scene.restart('KEEP'));
    expect(scene.task(1)).toMatchObject({ status: 'PENDING_REVIEW', round: 2 });
  });
});
