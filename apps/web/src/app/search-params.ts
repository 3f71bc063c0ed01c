/** Reads the named parameters and ignores all others. */
const texts =
  <Name extends string>(...names: readonly Name[]) =>
  (raw: Record<string, unknown>): { [Key in Name]?: string } => {
    const known: { [Key in Name]?: string } = {};
    for (const name of names) {
      const value = raw[name];
      if (typeof value === 'string' && value !== '') known[name] = value;
    }
    return known;
  };

/** `task-id` opens the task as a dialog over any page. */
const task = ['task-id', 'comment-id'] as const;

export const homeSearch = texts(
  ...task,
  ...(['search', 'status', 'sort'] as const),
  ...(['field', 'operator', 'values'] as const),
  ...(['blueprint', 'stage', 'stage-status'] as const),
);
export const taskListSearch = texts(...task, 'search', 'status', 'sort', 'tab');
export const workflowSearch = texts(
  ...task,
  'tab',
  'tab-secondary',
  'display-mode',
  'data-tab-layout',
);
export const blueprintsSearch = texts('search', 'status', 'sort');
export const blueprintSearch = texts('tab', 'task-id', 'blueprint-autofocus-name', 'display-mode');
export const bulkStartSearch = texts('job-uuid');
export const workflowIntakeSearch = texts('workflow-id');
export const importSearch = texts('import-mode');
export const adminSearch = texts(...task, 'tab', 'status');
export const peopleSearch = texts('tab', 'search');
export const documentsSearch = texts('search');
export const formsSearch = texts('search', 'status');
export const formBuilderSearch = texts('uuid', 'is-public', 'display-mode', 'tab', 'tab-secondary');
