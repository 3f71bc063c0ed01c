import type { Locale } from '@baton/domain/core/languages';
import { layoutsAt } from '@baton/domain/form/form-layout';
import type { RunTask } from '@baton/domain/run-model/run';
import { formOf } from '@baton/domain/run-model/run-view';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import type { FormLayoutNode } from './form/form-layout.schema.ts';
import { pinnedForms } from '../fields/index.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import { readerOf } from './form/task-form.schema.ts';

type Place = Pick<RunTask, 'id' | 'key'>;

/**
 * Returns the forms of a task, or the intake form (null), as the viewer sees them. Reads nothing if
 * there are no fields.
 */
export const layoutsOfPlace = async (
  context: RequestContext,
  details: RunDetails,
  task: Place | null,
  locale: Locale,
): Promise<readonly FormLayoutNode[]> => {
  const values = formOf(details.view, task?.id ?? null);
  if (values.length === 0) return [];
  const { forms, fields, tasks, intake } = await pinnedForms(context, details.texts);
  const instances = task === null ? intake : (tasks[task.key]?.fields ?? []);
  const read = readerOf(details, task?.id ?? null);
  const stated = values.map((value) => ({ ...value, value: read(value) }));
  return layoutsAt(forms, fields, instances, locale).map((layout) => ({ layout, stated }));
};

/** Returns the forms of a task in the viewer's language. */
export const layoutOfTask = async (
  context: RequestContext,
  details: RunDetails,
  task: Place,
): Promise<readonly FormLayoutNode[]> =>
  formOf(details.view, task.id).length === 0
    ? []
    : layoutsOfPlace(context, details, task, await localeOf(context));
