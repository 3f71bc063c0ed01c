import { placedInstances } from '../places/instances.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Returns all ids in the document, including those in texts, each once. */
export const idsOfContent = (content: BlueprintContent): readonly string[] => [
  ...new Set(JSON.stringify(content).match(ids)),
];

/** Replaces ids everywhere: keys, references, and texts. */
const withOtherIds = (
  content: BlueprintContent,
  others: ReadonlyMap<string, string>,
): BlueprintContent => {
  const text = JSON.stringify(content).replaceAll(ids, (id) => others.get(id) ?? id);
  const renewed: BlueprintContent = JSON.parse(text);
  return renewed;
};

/**
 * Duplicates a blueprint with new ids for stages, tasks, and field instances. Forms and fields keep
 * their keys, by which new form versions find them.
 */
export function copyBlueprint(
  content: BlueprintContent,
  name: string,
  newKey: () => string,
): BlueprintContent {
  const tasks = Object.values<BlueprintTask>(content.tasks);
  const keys = [
    ...Object.keys(content.stages),
    ...tasks.flatMap(({ key, approvals }) => [key, ...approvals.map((step) => step.key)]),
    ...placedInstances(content).keys(),
  ];
  return { ...withOtherIds(content, new Map(keys.map((key) => [key, newKey()]))), name };
}
