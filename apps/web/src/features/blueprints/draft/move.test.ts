import { addStage, addTask, emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { orderedStages, tasksOfStage } from '@baton/domain/blueprint/order';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { dropAt, moveBy, moveToStage } from './move.ts';
import { stagePlace, taskPlace } from './place.ts';

const [one, two] = [asId<StageKey>('one'), asId<StageKey>('two')];
const [a, b, c] = [asId<TaskKey>('a'), asId<TaskKey>('b'), asId<TaskKey>('c')];

const sample = (): BlueprintContent => {
  let content = addStage(emptyBlueprint('x'), one, { name: 'One' });
  content = addStage(content, two, { name: 'Two' });
  content = addTask(content, a, { stage: one, name: 'a' });
  content = addTask(content, b, { stage: one, name: 'b' });
  return addTask(content, c, { stage: two, name: 'c' });
};

const shape = (content: BlueprintContent | undefined): string =>
  content === undefined
    ? ''
    : orderedStages(content)
        .map(
          (stage) =>
            `${stage.key}:${tasksOfStage(content, stage.key)
              .map(({ key }) => key)
              .join('')}`,
        )
        .join(' ');

describe('moveBy', () => {
  it('moves tasks within a stage and to the next one, up to the ends', () => {
    expect(shape(moveBy(sample(), taskPlace(a), 'DOWN')?.content)).toBe('one:ba two:c');
    expect(shape(moveBy(sample(), taskPlace(b), 'DOWN')?.content)).toBe('one:a two:bc');
    expect(shape(moveBy(sample(), taskPlace(c), 'UP')?.content)).toBe('one:abc two:');
    expect(moveBy(sample(), taskPlace(a), 'UP')).toBeNull();
    expect(moveBy(sample(), taskPlace(c), 'DOWN')).toBeNull();
    expect(shape(moveBy(sample(), taskPlace(b), 'FIRST')?.content)).toBe('one:ba two:c');
    expect(shape(moveBy(sample(), taskPlace(a), 'LAST')?.content)).toBe('one:ba two:c');
  });

  it('moves stages and returns their new position', () => {
    const landed = moveBy(sample(), stagePlace(two), 'UP');
    expect(shape(landed?.content)).toBe('two:c one:ab');
    expect(landed).toMatchObject({ name: 'Two', position: 1, count: 2, stage: null });
    expect(moveBy(sample(), stagePlace(two), 'DOWN')).toBeNull();
  });

  it('moves a task to a named stage', () => {
    const landed = moveToStage(sample(), a, two);
    expect(shape(landed?.content)).toBe('one:b two:ca');
    expect(landed).toMatchObject({ position: 2, count: 2, stage: 'Two' });
  });
});

describe('dropAt', () => {
  it('puts a task before or after another, or first in a stage', () => {
    expect(shape(dropAt(sample(), taskPlace(c), taskPlace(b), 'BEFORE')?.content)).toBe(
      'one:acb two:',
    );
    expect(shape(dropAt(sample(), taskPlace(a), taskPlace(c), 'AFTER')?.content)).toBe(
      'one:b two:ca',
    );
    expect(shape(dropAt(sample(), taskPlace(b), stagePlace(one), 'AFTER')?.content)).toBe(
      'one:ba two:c',
    );
    expect(shape(dropAt(sample(), taskPlace(a), stagePlace(two), 'BEFORE')?.content)).toBe(
      'one:b two:ca',
    );
  });

  it('puts a stage before or after the stage at the drop position', () => {
    expect(shape(dropAt(sample(), stagePlace(two), taskPlace(a), 'BEFORE')?.content)).toBe(
      'two:c one:ab',
    );
    expect(dropAt(sample(), stagePlace(one), taskPlace(a), 'AFTER')).toBeNull();
  });
});
