import { httpMethods, type Automation, type HttpMethod } from '@baton/domain/automation/automation';
import {
  readTemplate,
  showTemplate,
  templateFields,
} from '@baton/domain/automation/readable-template';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { editCallQuery } from '../../../__generated__/editCallQuery.graphql.ts';
import type { editCallRetryMutation } from '../../../__generated__/editCallRetryMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ConflictNote } from '../../../ui/conflict-note/conflict-note.tsx';
import { PairList, type Pair } from '../../../ui/pair-list/pair-list.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { mergedCall, type CallPart } from './merged-call.ts';
import classes from './task-calls.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface EditCallProps {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** Edits the request of a task in this workflow and sends it again. */
export function EditCall(props: EditCallProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={props.onClose} title={t('automations.edit')} size="medium">
          <Skeleton rows={6} />
        </Dialog>
      }
    >
      <LoadedCall {...props} />
    </Suspense>
  );
}

function LoadedCall({ taskId, onClose }: EditCallProps): ReactNode {
  const { task } = useQuery<editCallQuery>(
    graphql`
      query editCallQuery($id: ID!) {
        task(id: $id) {
          id
          name
          version
          automation {
            templateFields {
              instance
              name
            }
            settings
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  return task?.automation?.settings == null ? null : (
    <CallForm
      task={task}
      settings={task.automation.settings}
      places={task.automation.templateFields}
      onClose={onClose}
    />
  );
}

interface CallFormProps {
  readonly task: { readonly id: string; readonly name: string; readonly version: number };
  readonly settings: Automation;
  readonly places: readonly { readonly instance: string; readonly name: string }[];
  readonly onClose: () => void;
}

function CallForm({ task, settings, places, onClose }: CallFormProps): ReactNode {
  const t = useText();
  const { draft, hasDraft, update, forget } = useDraft(`call.${task.id}`, {
    empty: { automation: settings, upon: settings },
  });
  const { automation, overtaken } = mergedCall(draft, settings);
  const discard = (): void => {
    forget();
    onClose();
  };
  const retrying = useCommand<editCallRetryMutation>(
    graphql`
      mutation editCallRetryMutation($input: RetryAutomationInput!) {
        retryAutomation(input: $input) {
          task {
            ...taskState_task
            ...taskCalls_task
          }
          changed {
            ...taskState_task
          }
        }
      }
    `,
    { fields: ['automation.url', 'automation.body.text'], onDone: discard },
  );
  const fields = templateFields(
    places.map(({ instance, name }) => ({ instance: asId<InstanceKey>(instance), name })),
  );
  const set = (part: Partial<Automation>): void =>
    update((before) => ({ ...before, automation: { ...automation, ...part } }));
  const shown = (pairs: readonly Pair[]): readonly Pair[] =>
    pairs.map(({ name, value }) => ({ name, value: showTemplate(fields, value) }));
  const typed = (pairs: readonly Pair[]): readonly Pair[] =>
    pairs.map(({ name, value }) => ({ name, value: readTemplate(fields, value) }));
  const list = (
    [label, addLabel]: readonly [string, string],
    pairs: readonly Pair[],
    put: (pairs: readonly Pair[]) => void,
  ): ReactNode => (
    <PairList
      isEditable
      label={label}
      addLabel={addLabel}
      nameLabel={t('automations.name')}
      valueLabel={t('automations.value')}
      removeLabel={(name) => t('automations.remove', { name })}
      pairs={shown(pairs)}
      onChange={(changed) => put(typed(changed))}
    />
  );
  const { body } = automation;
  const labels: Readonly<Record<CallPart, string>> = {
    method: t('automations.method'),
    url: t('automations.url'),
    headers: t('automations.headers'),
    query: t('automations.query'),
    body: t('automations.body'),
  };
  const linesOf = (pairs: readonly Pair[]): string =>
    pairs.length === 0
      ? t('fields.nothing')
      : shown(pairs)
          .map(({ name, value }) => `${name}: ${value}`)
          .join('\n');
  /** Returns the current text of a part. */
  const textOf = (part: CallPart): string => {
    if (part === 'method') return settings.method;
    if (part === 'url') return showTemplate(fields, settings.url);
    if (part !== 'body') return linesOf(settings[part]);
    if (settings.body.kind === 'FORM') return linesOf(settings.body.entries);
    return settings.body.kind === 'JSON'
      ? showTemplate(fields, settings.body.text)
      : t('fields.nothing');
  };
  const call = (): void =>
    void retrying.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: task.id,
        expectedVersion: task.version,
        automation,
      },
    }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('automations.editTitle', { name: task.name })}
      size="medium"
      isBusy={retrying.isPending}
      footer={
        <>
          <Button onClick={discard}>{t('ui.cancel')}</Button>
          <Button kind="primary" loading={retrying.isPending} onClick={call}>
            {t('automations.callEdited')}
          </Button>
        </>
      }
    >
      <div className={classes.byHand}>
        {hasDraft && <RestoredDraftNote onDiscard={forget} />}
        {overtaken.length > 0 && (
          <ConflictNote>
            <dl>
              {overtaken.map((part) => (
                <div key={part}>
                  <dt>{labels[part]}</dt>
                  <dd className={classes.text}>{textOf(part)}</dd>
                </div>
              ))}
            </dl>
          </ConflictNote>
        )}
        <p className={classes.hint}>
          {t('automations.editHint')}{' '}
          {fields.length > 0 &&
            t('automations.editFields', {
              fields: fields.map(({ label }) => `{{${label}}}`).join(', '),
            })}
        </p>
        <Select<HttpMethod>
          label={t('automations.method')}
          clearable={false}
          value={automation.method}
          options={httpMethods.map((method) => ({ value: method, label: method }))}
          onChange={(method) => {
            if (method !== null) set({ method });
          }}
        />
        <TextInput
          label={t('automations.url')}
          value={showTemplate(fields, automation.url)}
          error={retrying.fieldErrors['automation.url'] ?? null}
          onChange={(url) => set({ url: readTemplate(fields, url) })}
        />
        {list(
          [t('automations.headers'), t('automations.addHeader')],
          automation.headers,
          (headers) => set({ headers }),
        )}
        {list([t('automations.query'), t('automations.addQuery')], automation.query, (query) =>
          set({ query }),
        )}
        {body.kind === 'FORM' &&
          list([t('automations.body.FORM'), t('automations.addEntry')], body.entries, (entries) =>
            set({ body: { kind: 'FORM', entries } }),
          )}
        {body.kind === 'JSON' && (
          <TextArea
            label={t('automations.body.JSON')}
            rows={6}
            value={showTemplate(fields, body.text)}
            error={retrying.fieldErrors['automation.body.text'] ?? null}
            onChange={(text) => set({ body: { kind: 'JSON', text: readTemplate(fields, text) } })}
          />
        )}
      </div>
    </Dialog>
  );
}
