import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { commandsFor, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { taskDefaults } from '../../blueprint/complete-content.ts';
import type { StageId } from '../../core/ids.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import { previewCommand } from '../engine/preview.ts';

/** Task 1 of stage 1 is submitted, task 2 has a draft; task 3 is in stage 2. */
const begun = () => {
  const content = withFields(
    buildBlueprint({ tasks: [{}, {}] }, {}),
    [field(1, 'TEXT'), field(2, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(2, 2, { inputType: 'OPTIONAL' })],
  );
  const scene = runScene(content);
  const commands = commandsFor(scene);
  commands.start();
  const values = (n: number) => [{ instance: instanceKey(n), value: 'Lisbon' }];
  scene.give(person(1), { kind: 'SUBMIT', taskId: scene.task(1).id, values: values(1) });
  scene.give(person(1), { kind: 'SAVE_VALUES', taskId: scene.task(2).id, values: values(2) });
  const form = () => scene.run().values.map(({ committed, draft }) => committed ?? draft?.value);
  return { ...scene, ...commands, form };
};

const commands: readonly (readonly [string, (stageId: StageId, wipe: boolean) => RunCommand])[] = [
  [
    'a restart of a stage',
    (stageId, wipe) => ({ kind: 'RESTART_STAGE', stageId, reason: 'Again', wipe }),
  ],
  ['another run', (_, wipe) => ({ kind: 'RUN_AGAIN', stageId: null, reason: 'Again', wipe })],
];

describe.each(commands)('clearing forms with %s', (_, command) => {
  const reset = (wipe: boolean) => {
    const run = begun();
    const given = command(run.stage(1).id, wipe);
    if (given.kind === 'RUN_AGAIN') run.end();
    const context = { now: run.now(), actor: owner };
    const preview = previewCommand(run.run(), given, context);
    expect(run.give(owner, given).ok).toBe(true);
    return { run, emptied: preview.ok ? preview.value.emptied : null };
  };

  it('keeps entered values by default', () => {
    const { run, emptied } = reset(false);
    expect(run.form()).toEqual(['Lisbon', 'Lisbon']);
    expect(emptied).toEqual([]);
  });

  it('discards entered values on request and previews it', () => {
    const { run, emptied } = reset(true);
    expect(run.form()).toEqual([undefined, undefined]);
    expect(emptied).toEqual([run.task(1).id, run.task(2).id]);
  });
});

describe('result of a request that is kept in a restart', () => {
  it('stays even if the forms that it used are cleared', () => {
    const content = withFields(
      buildBlueprint({
        tasks: [
          {},
          {
            type: 'APPROVAL',
            assignees: [partyId(2)],
            trigger: { afterTasks: [taskKey(1)], notBefore: null },
            restartRule: 'SKIP_ON_RESTART',
            voting: { ...taskDefaults.voting, onChange: 'RE_APPROVE' },
          },
          {
            trigger: { afterTasks: [taskKey(1)], notBefore: null },
            restartRule: 'SKIP_ON_RESTART',
          },
        ],
      }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
      [
        taskKey(3),
        place(3, 1, {
          inputType: 'INHERITED',
          source: instanceKey(1),
          onSourceChange: 'REOPEN',
        }),
      ],
    );
    const scene = runScene(content);
    const run = { ...scene, ...commandsFor(scene) };
    run.start();
    const values = [{ instance: instanceKey(1), value: 'Lisbon' }];
    run.give(person(1), { kind: 'SUBMIT', taskId: run.task(1).id, values });
    run.approve(2);
    run.submit(3);
    run.end();
    const wipe = { kind: 'RUN_AGAIN', stageId: null, reason: 'Again', wipe: true } as const;
    expect(run.give(owner, wipe).ok).toBe(true);
    expect([1, 2, 3].map((n) => run.task(n).status)).toEqual([
      'PENDING_SUBMISSION',
      'COMPLETED',
      'COMPLETED',
    ]);
  });
});
