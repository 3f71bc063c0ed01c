import { nameRefusals } from '@baton/domain/blueprint/validate/validate-parts';
import { useState, type ReactNode } from 'react';
import type { stageMutationsUpdateMutation } from '../../../__generated__/stageMutationsUpdateMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSeenVersion } from '../../../lib/api/use-seen-version.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Overtaken } from '../../../ui/overtaken/overtaken.tsx';
import { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { updateStageMutation } from './stage-mutations.ts';
import classes from './add-task.module.css';

interface StageTexts {
  readonly name: string;
  readonly description: string;
}

export interface EditStageDialogProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: { readonly id: string } & StageTexts;
  readonly onClose: () => void;
}

/** What a stage is called, and what is said of it. */
export function EditStageDialog({ workflow, stage, onClose }: EditStageDialogProps): ReactNode {
  const t = useText();
  // What is not typed over shows what stands there, and is not sent.
  const [typed, setTyped] = useState<Partial<StageTexts>>({});
  const { name, description } = { ...stage, ...typed };
  const changed: Partial<StageTexts> = {
    ...(name !== stage.name && { name }),
    ...(description !== stage.description && { description }),
  };
  const seenName = useSeenVersion(workflow.version, stage.name, true);
  const seenDescription = useSeenVersion(workflow.version, stage.description, true);
  const saving = useCommand<stageMutationsUpdateMutation>(updateStageMutation, {
    fields: ['name'],
    onError: (error) => seenName.onError(error) || seenDescription.onError(error),
  });
  const [wrong] = nameRefusals(name, 'name');
  const submit = async (): Promise<void> => {
    if (wrong !== undefined) return;
    if (changed.name === undefined && changed.description === undefined) return onClose();
    const done = await saving.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: workflow.id,
        stageId: stage.id,
        expectedVersion: Math.min(
          changed.name === undefined ? workflow.version : seenName.version,
          changed.description === undefined ? workflow.version : seenDescription.version,
        ),
        ...changed,
      },
    }));
    if (done === null) return;
    notify({ tone: 'success', text: t('stages.saved', { name: name.trim() }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('stages.editTitle', { name: stage.name })}
      isBusy={saving.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form="edit-stage"
            loading={saving.isPending}
            keyHint="mod+enter"
          >
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <form
        id="edit-stage"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          label={t('stages.name')}
          required
          autoFocus
          value={name}
          onChange={(next) => setTyped({ ...typed, name: next })}
          error={wrong === undefined ? saving.fieldErrors['name'] : errorText(t, wrong)}
        />
        {seenName.isOvertaken && changed.name !== undefined && <Overtaken>{stage.name}</Overtaken>}
        <RichTextEditor
          label={t('stages.description')}
          value={description}
          onChange={(next) => setTyped({ ...typed, description: next })}
        />
        {seenDescription.isOvertaken && changed.description !== undefined && (
          <Overtaken>
            <RichTextView html={stage.description} />
          </Overtaken>
        )}
      </form>
    </Dialog>
  );
}
