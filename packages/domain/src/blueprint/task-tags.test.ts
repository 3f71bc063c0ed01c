import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { describe, expect, it } from 'vitest';
import type { BlueprintContent, BlueprintTask } from './content.ts';
import { tagsOfTasks, withTaskTags } from './task-tags.ts';

const plain = buildBlueprint({ tasks: [{}, {}] });
const [first] = Object.values<BlueprintTask>(plain.tasks);
const content: BlueprintContent = {
  ...plain,
  tasks: {
    ...plain.tasks,
    ...(first !== undefined && { [first.key]: { ...first, tags: ['emea', 'urgent'] } }),
  },
};

describe('tagsOfTasks', () => {
  it('returns each tag once', () => {
    expect(tagsOfTasks([{ tags: ['a', 'b'] }, { tags: ['b'] }])).toEqual(['a', 'b']);
  });
});

describe('withTaskTags', () => {
  it('replaces tags and drops those without a replacement', () => {
    const changed = withTaskTags(content, (tag) => (tag === 'emea' ? ['Europe'] : []));
    expect(tagsOfTasks(Object.values<BlueprintTask>(changed.tasks))).toEqual(['Europe']);
    expect(Object.keys(changed.tasks)).toEqual(Object.keys(content.tasks));
  });
});
