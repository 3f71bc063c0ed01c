import { nameRefusals } from '@baton/domain/blueprint/validate/validate-parts';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { aboutEdit_workflow$key } from '../../../__generated__/aboutEdit_workflow.graphql.ts';
import type { aboutEditMutation } from '../../../__generated__/aboutEditMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSeenVersion } from '../../../lib/api/use-seen-version.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { Overtaken } from '../../../ui/overtaken/overtaken.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';
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
        action
        code
        params {
          name
          value
        }
        whoMay
      }
    }
  }
`;

const document = graphql`
  mutation aboutEditMutation($input: UpdateWorkflowInput!) {
    updateWorkflow(input: $input) {
      workflow {
        ...aboutEdit_workflow
        ...workflowSummary_workflow
      }
    }
  }
`;

interface AboutProps {
  readonly workflow: aboutEdit_workflow$key;
}

/** The workflow, what was typed instead, and how that is saved. */
function useAboutEdit<Draft>(
  workflow: aboutEdit_workflow$key,
  field: 'name' | 'description' | 'ownerId',
  valueOf: (draft: Draft) => string,
) {
  const data = useFragment(workflowFragment, workflow);
  const seen = useSeenVersion(data.version, field === 'ownerId' ? data.owner.id : data[field]);
  const command = useCommand<aboutEditMutation>(document, {
    fields: [field],
    onError: seen.onError,
  });
  const [draft, setDraft] = useState<Draft | null>(null);
  const forget = (): void => {
    setDraft(null);
    seen.close();
    command.reset();
  };
  const save = async (): Promise<boolean> => {
    if (draft === null) {
      seen.close();
      return true;
    }
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: data.id,
        expectedVersion: seen.version,
        [field]: valueOf(draft),
      },
    }));
    if (done !== null) forget();
    return done !== null;
  };
  const error = command.fieldErrors[field];
  return {
    data,
    draft,
    setDraft,
    error,
    isOvertaken: seen.isOvertaken && draft !== null,
    edit: { isSaving: command.isPending, onEdit: seen.open, onSave: save, onCancel: forget },
  };
}

export function AboutName({ workflow }: AboutProps): ReactNode {
  const t = useText();
  const { data, draft, setDraft, error, isOvertaken, edit } = useAboutEdit<string>(
    workflow,
    'name',
    (name) => name,
  );
  const [wrong] = draft === null ? [] : nameRefusals(draft, 'name');
  const shown = wrong === undefined ? error : errorText(t, wrong);
  return (
    <InlineEdit
      {...edit}
      label={t('workflows.fact.name')}
      isEditable={data.permissions.edit}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'edit')}
      error={shown}
      display={<h2 className={classes.name}>{data.name}</h2>}
    >
      <TextInput
        label={t('workflows.fact.name')}
        hideLabel
        autoFocus
        value={draft ?? data.name}
        onChange={setDraft}
        error={shown}
      />
      {isOvertaken && <Overtaken>{data.name}</Overtaken>}
    </InlineEdit>
  );
}

export function AboutDescription({ workflow }: AboutProps): ReactNode {
  const t = useText();
  const { data, draft, setDraft, error, isOvertaken, edit } = useAboutEdit<string>(
    workflow,
    'description',
    (html) => html,
  );
  return (
    <InlineEdit
      {...edit}
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
      <RichTextEditor
        label={t('workflows.fact.description')}
        hideLabel
        autoFocus
        value={draft ?? data.description}
        onChange={setDraft}
        error={error}
      />
      {isOvertaken && (
        <Overtaken>
          <RichTextView html={data.description} />
        </Overtaken>
      )}
    </InlineEdit>
  );
}

/** Mounted only while editing: who is offered is read when somebody looks for it. */
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
  const { data, draft, setDraft, error, isOvertaken, edit } = useAboutEdit<FoundParty>(
    workflow,
    'ownerId',
    ({ id }) => id,
  );
  return (
    <InlineEdit
      {...edit}
      label={t('workflows.fact.owner')}
      isEditable={data.permissions.editOwner}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editOwner')}
      error={error}
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
      {isOvertaken && <Overtaken>{data.owner.name}</Overtaken>}
    </InlineEdit>
  );
}
