import { useNavigate } from '@tanstack/react-router';

/** Search parameter of the open task, whose dialog can be over any screen. */
const taskParameter = 'task-id';

type Search = Record<string, unknown>;

export const openTaskSearch =
  (id: string) =>
  (search: Search): Search => ({ ...search, [taskParameter]: id });

export const closeTaskSearch = (search: Search): Search => ({
  ...search,
  [taskParameter]: undefined,
});

/** Opens the task's dialog over the current screen. */
export function useOpenTask(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ to: '.', search: openTaskSearch(id), resetScroll: false });
}
