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
  ...(['search', 'status', 'sort', 'columns', 'view-id'] as const),
  ...(['owner', 'waits-for', 'participant', 'attention', 'field', 'operator', 'values'] as const),
  ...(['blueprint', 'show-variants', 'stage', 'stage-status', 'tag'] as const),
  ...(['tag-type-id', 'match'] as const),
  ...(['due', 'started', 'completed', 'group', 'view-type', 'scale', 'show'] as const),
  'exports',
);
export const inboxSearch = texts(
  ...task,
  ...(['tab', 'type', 'unread', 'workflow-id', 'preferences'] as const),
);
export const taskListSearch = texts(
  ...task,
  ...(['search', 'status', 'sort', 'columns', 'view-id', 'tab', 'job-uuid'] as const),
  ...(['state', 'type', 'workflow-id', 'owner', 'waits-for', 'assignee', 'participant'] as const),
  ...(['match', 'field', 'operator', 'values', 'tag', 'tag-type-id'] as const),
  ...(['blueprint', 'show-variants', 'stage', 'stage-status'] as const),
  ...(['due', 'started', 'completed', 'attention', 'group', 'exports'] as const),
);
export const workflowSearch = texts(
  ...task,
  'tab',
  'tab-secondary',
  'display-mode',
  'data-tab-layout',
);
export const librarySearch = texts('search', 'status', 'sort');
export const blueprintsSearch = texts('search', 'status', 'sort', 'show-variants');
export const blueprintSearch = texts('tab', 'task-id', 'blueprint-autofocus-name', 'display-mode');
export const bulkSearch = texts('job-uuid');
export const workflowIntakeSearch = texts('workflow-id');
export const importSearch = texts('import-mode');
export const adminSearch = texts(
  ...task,
  ...(['tab', 'status', 'type', 'action', 'person', 'from', 'to'] as const),
);
export const peopleSearch = texts('tab', 'search');
export const partySearch = texts(...task, 'tab', 'type', 'unread', 'workflow-id');
export const searchSearch = texts(...task, 'search', 'type');
export const documentsSearch = texts('search', 'sort');
export const tagsSearch = texts('tab', 'search', 'tag-type-id');
export const formBuilderSearch = texts('uuid', 'is-public', 'display-mode', 'tab', 'tab-secondary');
