import { layoutsAt } from '@baton/domain/form/form-layout';
import type { RunTask } from '@baton/domain/run/run';
import { formOf } from '@baton/domain/run/run-view';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import type { FormLayoutNode } from './form-layout.schema.ts';
import { pinnedForms } from './pinned-forms.ts';
import { localeOf } from './reader-locale.ts';
import { readerOf } from './task-form.schema.ts';

/** The forms of a task, laid out for its viewer. Tasks that ask for nothing read nothing. */
export const layoutOfTask = async (
  context: RequestContext,
  details: RunDetails,
  task: Pick<RunTask, 'id' | 'key'>,
): Promise<readonly FormLayoutNode[]> => {
  const values = formOf(details.view, task.id);
  if (values.length === 0) return [];
  const { forms, fields, tasks } = await pinnedForms(context, details.texts);
  const instances = tasks[task.key]?.fields ?? [];
  const read = readerOf(details, task.id);
  const stated = values.map((value) => ({ ...value, value: read(value) }));
  const locale = await localeOf(context);
  return layoutsAt(forms, fields, instances, locale).map((layout) => ({ layout, stated }));
};
