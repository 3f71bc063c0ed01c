import type { FieldValue } from '@baton/domain/field/field';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { sharedValueEditor_field$key } from '../../../__generated__/sharedValueEditor_field.graphql.ts';
import type { sharedValueEditorSaveMutation } from '../../../__generated__/sharedValueEditorSaveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AnswerInput } from '../form/answer-input.tsx';
import classes from './shared.module.css';

interface SharedValueEditorProps {
  readonly taskId: string;
  readonly field: sharedValueEditor_field$key;
  readonly onClose: () => void;
}

/** Changes what was handed in, for everybody who is shown it. */
export function SharedValueEditor({ taskId, field, onClose }: SharedValueEditorProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment sharedValueEditor_field on FormField {
        instance
        value
        ...answerInput_field
      }
    `,
    field,
  );
  const { instance } = data;
  const [value, setValue] = useState<FieldValue | null>(data.value ?? null);
  const command = useCommand<sharedValueEditorSaveMutation>(
    graphql`
      mutation sharedValueEditorSaveMutation($input: EditTaskDataInput!) {
        editTaskData(input: $input) {
          task {
            ...taskState_task
            ...taskForm_task
          }
          changed {
            ...taskState_task
            ...taskForm_task
          }
        }
      }
    `,
    { fields: [`values.${instance}`] },
  );
  const save = async (): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, taskId, values: [{ instance, value }] },
    }));
    if (done !== null) onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.stopPropagation();
      void save();
    }
  };
  return (
    <div className={classes.editor} onKeyDown={onKeyDown}>
      <AnswerInput
        field={data}
        value={value}
        error={command.fieldErrors[`values.${instance}`] ?? null}
        onType={setValue}
        onCommit={setValue}
      />
      <p className={classes.hint}>{t('shared.changeHint')}</p>
      <div className={classes.buttons}>
        <Button size="small" disabled={command.isPending} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button size="small" kind="primary" loading={command.isPending} onClick={() => void save()}>
          {t('shared.save')}
        </Button>
      </div>
    </div>
  );
}
