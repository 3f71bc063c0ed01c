import type { BlueprintContent, BlueprintTask } from './content.ts';

/** Returns the tags of all tasks, each once. */
export const tagsOfTasks = (tasks: readonly Pick<BlueprintTask, 'tags'>[]): readonly string[] => [
  ...new Set(tasks.flatMap(({ tags }) => tags)),
];

/** Returns the content with other tags. A tag can become several or none. */
export const withTaskTags = (
  content: BlueprintContent,
  tagsOf: (tag: string) => readonly string[],
): BlueprintContent => ({
  ...content,
  tasks: Object.fromEntries(
    Object.values<BlueprintTask>(content.tasks).map((task) => [
      task.key,
      task.tags.length === 0 ? task : { ...task, tags: [...new Set(task.tags.flatMap(tagsOf))] },
    ]),
  ),
});
