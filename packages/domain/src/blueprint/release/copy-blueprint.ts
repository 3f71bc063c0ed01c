import { placedInstances } from '../../field/instances.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Every id that stands anywhere in it, once each, inside texts too. */
export const idsOfContent = (content: BlueprintContent): readonly string[] => [
  ...new Set(JSON.stringify(content).match(ids)),
];

/** The document with other ids, wherever they stand: as keys, in references and inside texts. */
const withOtherIds = (
  content: BlueprintContent,
  others: ReadonlyMap<string, string>,
): BlueprintContent => {
  const text = JSON.stringify(content).replaceAll(ids, (id) => others.get(id) ?? id);
  const renewed: BlueprintContent = JSON.parse(text);
  return renewed;
};

/**
 * A blueprint that says the same under another name, with stages, tasks and places of its own.
 * Forms and fields keep their keys: by them, later versions of a form of the workspace find what
 * they change.
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
