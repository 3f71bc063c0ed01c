import type { BlueprintTask, BlueprintTaskType } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { taskTypeLook } from '../content/task-type-look.ts';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import classes from './settings-head.module.css';

const everyType = ['DEFAULT', 'APPROVAL', 'LINKED_WORKFLOW'] as const;

/** The type of a task, as a menu. Only admins can create automated tasks. */
export function TaskTypeMenu({ task }: { readonly task: BlueprintTask }): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const { isAdmin } = useViewer();
  const name = t(taskTypeLook(task.type).text);
  if (!isEditable) return name;
  const types: readonly BlueprintTaskType[] =
    isAdmin || task.automation !== null ? [...everyType, 'AUTOMATION'] : everyType;
  return (
    <Menu
      position="bottom-start"
      trigger={
        <button
          type="button"
          className={classes.type}
          aria-label={t('blueprints.panel.type', { type: name })}
        >
          {name}
          <ChevronDown size={13} aria-hidden="true" />
        </button>
      }
      items={types.map((type) => ({
        key: type,
        label: t(taskTypeLook(type).text),
        isChecked: type === task.type,
        run: () =>
          void actions.edit(
            (before) => updateTask(before, task.key, { type }),
            taskPlace(task.key),
          ),
      }))}
    />
  );
}
