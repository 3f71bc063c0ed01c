import { nameRefusals } from '@baton/domain/field/validate-parts';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { aboutEdit_workflow$key } from '../../../__generated__/aboutEdit_workflow.graphql.ts';
import type { aboutEditMutation } from '../../../__generated__/aboutEditMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSeenVersion, type SeenVersion } from '../../../lib/api/use-seen-version.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { ConflictNote } from '../../../ui/conflict-note/conflict-note.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import classes from './workflow-about.module.css';

const workflowFragment = graphql`
  fragment aboutEdit_workflow on Workflow {
    id
    version
    name
    description
    owner {
      id
      name
    }
    permissions {
      edit
      editOwner
      refusals {
        ...refusalText_refusal
      }
    }
  }
`;

const document = graphql`
  mutation aboutEditMutation($input: UpdateWorkflowInput!) {
    updateWorkflow(input: $input) {
      workflow {
        ...aboutEdit_workflow
        ...aboutChange_workflow
        ...workflowSummary_workflow
      }
    }
  }
`;

interface AboutProps {
  readonly workflow: aboutEdit_workflow$key;
}

/** Saves one field of the workflow with the version that the person saw. */
function useAboutSave(
  { id }: { readonly id: string },
  field: 'name' | 'description' | 'ownerId',
  seen: SeenVersion,
) {
  const command = useCommand<aboutEditMutation>(document, {
    fields: [field],
    onError: seen.onError,
  });
  return {
    error: command.fieldErrors[field],
    isSaving: command.isPending,
    reset: command.reset,
    save: async (value: string): Promise<boolean> => {
      const done = await command.run((idempotencyKey) => ({
        input: {
          idempotencyKey,
          workflowId: id,
          expectedVersion: seen.version,
          [field]: value,
        },
      }));
      return done !== null;
    },
  };
}

/** A text of the workflow with its draft and save function. */
function useAboutText(workflow: aboutEdit_workflow$key, field: 'name' | 'description') {
  const data = useFragment(workflowFragment, workflow);
  const { id, version } = data;
  const edit = useDraft(`text.workflow.${field}.${id}`, { empty: data[field], version });
  const { draft: text, isEdited, seen, hasDraft, change, forget } = edit;
  const saving = useAboutSave(data, field, seen);
  const close = (): void => {
    forget();
    saving.reset();
  };
  const save = async (): Promise<boolean> => {
    const isDone = !isEdited || (await saving.save(text));
    if (isDone) close();
    return isDone;
  };
  const { isSaving, error } = saving;
  return {
    data,
    text,
    isEdited,
    hasDraft,
    change,
    close,
    error,
    hasConflict: seen.hasConflict && isEdited,
    isUnsent: !data.permissions.edit && isEdited,
    edit: { isSaving, hasDraft, onEdit: seen.open, onSave: save, onCancel: close },
  };
}

export function AboutName({ workflow }: AboutProps): ReactNode {
  const t = useText();
  const about = useAboutText(workflow, 'name');
  const { data, text, error } = about;
  const [wrong] = about.isEdited ? nameRefusals(text, 'name') : [];
  const shown = wrong === undefined ? error : errorText(t, wrong);
  return (
    <>
      <InlineEdit
        {...about.edit}
        label={t('workflows.fact.name')}
        isEditable={data.permissions.edit}
        readOnlyReason={refusalTip(t, data.permissions.refusals, 'edit')}
        error={shown}
        display={<h2 className={classes.name}>{data.name}</h2>}
      >
        <TextInput
          label={t('workflows.fact.name')}
          hideLabel
          autoFocus={!about.hasDraft}
          value={text}
          onChange={about.change}
          error={shown}
        />
        {about.hasConflict && <ConflictNote>{data.name}</ConflictNote>}
      </InlineEdit>
      {about.isUnsent && (
        <UnsentText label={t('workflows.fact.name')} text={text} onDiscard={about.close} />
      )}
    </>
  );
}

export function AboutDescription({ workflow }: AboutProps): ReactNode {
  const t = useText();
  const about = useAboutText(workflow, 'description');
  const { data, text, error } = about;
  return (
    <>
      <InlineEdit
        {...about.edit}
        label={t('workflows.fact.description')}
        isEditable={data.permissions.edit}
        readOnlyReason={refusalTip(t, data.permissions.refusals, 'edit')}
        error={error}
        display={
          data.description === '' ? (
            <p className={classes.none}>{t('workflows.about.noDescription')}</p>
          ) : (
            <RichTextView html={data.description} />
          )
        }
      >
        <MentioningEditor
          label={t('workflows.fact.description')}
          hideLabel
          autoFocus={!about.hasDraft}
          value={text}
          onChange={about.change}
          error={error}
        />
        {about.hasConflict && (
          <ConflictNote>
            <RichTextView html={data.description} />
          </ConflictNote>
        )}
      </InlineEdit>
      {about.isUnsent && (
        <UnsentText
          label={t('workflows.fact.description')}
          text={richTextToPlain(text)}
          onDiscard={about.close}
        />
      )}
    </>
  );
}

/** Mounted only while editing, because it loads options on demand. */
function OwnerPicker(props: {
  readonly value: FoundParty;
  readonly onChange: (owner: FoundParty) => void;
  readonly error: string | undefined;
}): ReactNode {
  const t = useText();
  const search = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  return (
    <PartyPicker
      {...search}
      label={t('workflows.fact.owner')}
      hideLabel
      autoFocus
      multiple={false}
      value={[props.value]}
      onChange={([owner]) => {
        if (owner !== undefined) props.onChange(owner);
      }}
      error={props.error}
    />
  );
}

export function AboutOwner({ workflow }: AboutProps): ReactNode {
  const t = useText();
  const data = useFragment(workflowFragment, workflow);
  const seen = useSeenVersion(data.version, data.owner.id);
  const [draft, setDraft] = useState<FoundParty | null>(null);
  const saving = useAboutSave(data, 'ownerId', seen);
  const { error, isSaving } = saving;
  const close = (): void => {
    setDraft(null);
    seen.close();
    saving.reset();
  };
  const save = async (): Promise<boolean> => {
    const isDone = draft === null || (await saving.save(draft.id));
    if (isDone) close();
    return isDone;
  };
  return (
    <InlineEdit
      {...{ isSaving, error }}
      onEdit={seen.open}
      onSave={save}
      onCancel={close}
      label={t('workflows.fact.owner')}
      isEditable={data.permissions.editOwner}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editOwner')}
      display={
        <span className={classes.owner}>
          <Avatar name={data.owner.name} isDecorative />
          {data.owner.name}
        </span>
      }
    >
      <OwnerPicker
        value={draft ?? { ...data.owner, kind: 'USER' }}
        onChange={setDraft}
        error={error}
      />
      {seen.hasConflict && draft !== null && <ConflictNote>{data.owner.name}</ConflictNote>}
    </InlineEdit>
  );
}
