import { expect, it } from 'vitest';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, runScene } from '@baton/fixtures/builders/run-scene';
import { workflowPunctuality } from './workflow-punctuality.ts';

const hour = 3_600_000;

it('compares the end with the first plan', () => {
  const late = (hours: number) => {
    const scene = runScene(
      buildBlueprint({ tasks: [{ due: { kind: 'DURATION', amount: 30, unit: 'HOURS' } }] }),
    );
    const run = commandsFor(scene);
    run.start();
    expect(workflowPunctuality(scene.run().workflow)).toBeNull();
    run.due(1, scene.now() + 400 * hour);
    scene.wait(hours * hour);
    run.submit(1);
    return workflowPunctuality(scene.run().workflow);
  };
  expect(late(2)).toEqual({ kind: 'EARLY', difference: 28 * hour });
  expect(late(29)).toEqual({ kind: 'ON_TIME', difference: 0 });
  expect(late(32)).toEqual({ kind: 'LATE', difference: 2 * hour });
});

it('returns null without due dates', () => {
  const scene = runScene(buildBlueprint({ tasks: [{}] }));
  const run = commandsFor(scene);
  run.start();
  run.submit(1);
  expect(scene.run().workflow).toMatchObject({
    scheduleStatus: 'COMPLETED',
    plannedEndAtStart: null,
  });
  expect(workflowPunctuality(scene.run().workflow)).toBeNull();
});
