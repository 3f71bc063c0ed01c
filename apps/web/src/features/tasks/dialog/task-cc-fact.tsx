import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { taskCcFact_task$key } from '../../../__generated__/taskCcFact_task.graphql.ts';
import type { handMutationsCcMutation } from '../../../__generated__/handMutationsCcMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { ccDocument } from '../hands/hand-mutations.ts';
import type { SaveReport } from './save-state.ts';
import classes from './task-facts.module.css';

interface PickerProps {
  readonly label: string;
  readonly value: readonly FoundParty[];
  readonly onChange: (value: readonly FoundParty[]) => void;
  readonly error: string | undefined;
}

/** Mounted only while editing: what is offered is read when somebody looks for it. */
function ReaderPicker(props: PickerProps): ReactNode {
  const search = usePartySearch();
  return <PartyPicker {...props} {...search} hideLabel autoFocus />;
}

interface TaskCcFactProps {
  readonly task: taskCcFact_task$key;
  readonly onSave: SaveReport;
}

export function TaskCcFact({ task, onSave }: TaskCcFactProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment taskCcFact_task on Task {
        id
        version
        cc {
          id
          name
          kind
        }
        permissions {
          editCC
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
    `,
    task,
  );
  const command = useCommand<handMutationsCcMutation>(ccDocument, {
    fields: ['ccIds'],
  });
  const [draft, setDraft] = useState<readonly FoundParty[] | null>(null);
  const { cc } = data;
  const label = t('staffing.cc');
  const [first] = cc;

  const save = async (): Promise<boolean> => {
    if (draft === null) return true;
    onSave({ kind: 'saving' });
    const done = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: data.id,
        expectedVersion: data.version,
        ccIds: draft.map(({ id }) => id),
      },
    }));
    onSave(done === null ? { kind: 'failed' } : { kind: 'saved', at: new Date().toISOString() });
    if (done !== null) setDraft(null);
    return done !== null;
  };

  return (
    <InlineEdit
      label={label}
      isEditable={data.permissions.editCC}
      readOnlyReason={refusalTip(t, data.permissions.refusals, 'editCC')}
      isSaving={command.isPending}
      error={command.fieldErrors['ccIds']}
      onSave={save}
      onCancel={() => {
        setDraft(null);
        command.reset();
      }}
      display={
        first === undefined ? (
          <span className={classes.none}>{t('staffing.nobodyInCopy')}</span>
        ) : (
          <span className={classes.people}>
            <AvatarGroup parties={cc} max={3} />
            <span className={classes.peopleNames}>
              {cc.length > 2
                ? t('tasks.fact.nameAndMore', { name: first.name, more: cc.length - 1 })
                : intl.formatList(
                    cc.map(({ name }) => name),
                    { type: 'conjunction' },
                  )}
            </span>
          </span>
        )
      }
    >
      <ReaderPicker
        label={label}
        value={draft ?? cc}
        onChange={setDraft}
        error={command.fieldErrors['ccIds']}
      />
    </InlineEdit>
  );
}
