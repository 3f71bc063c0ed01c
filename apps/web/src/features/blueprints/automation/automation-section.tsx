import {
  automationLimits,
  httpMethods,
  type Automation,
  type AutomationBody,
  type HttpMethod,
  type NamedTemplate,
} from '@baton/domain/automation/automation';
import { secretsOf, workflowFacts } from '@baton/domain/automation/template';
import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { useListKeys } from '../../../lib/list/use-list-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { PairList, type Pair } from '../../../ui/pair-list/pair-list.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { InsertToken } from './insert-token.tsx';
import { taskTemplates } from './task-templates.ts';
import { TestCall } from './test-call.tsx';
import { useSecretNames } from './use-secret-names.ts';
import classes from './automation-section.module.css';

const bodyOf = (kind: AutomationBody['kind']): AutomationBody => {
  if (kind === 'FORM') return { kind, entries: [] };
  return kind === 'JSON' ? { kind, text: '{}' } : { kind };
};

interface AutomationSectionProps {
  readonly task: BlueprintTask;
  readonly automation: Automation;
}

/** Edits the request of an automated task, its expected response, and the fields filled from it. */
export function AutomationSection({ task, automation }: AutomationSectionProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { blueprintId, content, isEditable: mayEdit } = useEditorState();
  const { isAdmin } = useViewer();
  const isEditable = mayEdit && isAdmin;
  const templates = taskTemplates(content, task);
  const { body, outputs } = automation;
  const { keys, drop } = useListKeys(outputs.length);
  const set = (change: Partial<Automation>): void =>
    void actions.edit((before) => {
      const stored = before.tasks[task.key]?.automation;
      return stored == null
        ? before
        : updateTask(before, task.key, { automation: { ...stored, ...change } });
    }, taskPlace(task.key));
  const secrets = useSecretNames(isEditable);
  const missing =
    secrets === null ? [] : secretsOf(automation).filter((name) => !secrets.includes(name));
  const insert = (label: string, onInsert: (token: string) => void): ReactNode =>
    isEditable && <InsertToken {...{ label, templates, onInsert }} secrets={secrets ?? []} />;
  const list = (
    [label, addLabel]: readonly [string, string],
    entries: readonly NamedTemplate[],
    put: (entries: readonly NamedTemplate[]) => void,
  ): ReactNode => (
    <PairList
      label={label}
      addLabel={addLabel}
      nameLabel={t('automations.name')}
      valueLabel={t('automations.value')}
      removeLabel={(name) => t('automations.remove', { name })}
      isEditable={isEditable}
      pairs={entries.map(({ name, value }) => ({ name, value: templates.show(value) }))}
      onChange={(pairs: readonly Pair[]) =>
        put(pairs.map(({ name, value }) => ({ name, value: templates.read(value) })))
      }
      after={({ name, value }, putValue) =>
        insert(name || t('automations.value'), (token) => putValue(`${value}${token}`))
      }
    />
  );
  return (
    <SettingsSection
      title={t('automations.title')}
      hint={isAdmin ? undefined : t('errors.AutomationNeedsAdmin')}
    >
      <Select<HttpMethod>
        label={t('automations.method')}
        clearable={false}
        disabled={!isEditable}
        value={automation.method}
        options={httpMethods.map((method) => ({ value: method, label: method }))}
        onChange={(method) => {
          if (method !== null) set({ method });
        }}
      />
      <div className={classes.template}>
        <TextInput
          label={t('automations.url')}
          disabled={!isEditable}
          placeholder="https://"
          value={templates.show(automation.url)}
          onChange={(url) => set({ url: templates.read(url) })}
        />
        {insert(t('automations.url'), (token) =>
          set({ url: templates.read(`${templates.show(automation.url)}${token}`) }),
        )}
      </div>
      <p className={classes.hint}>
        {t('automations.hint', {
          fields: templates.fields.map(({ label }) => `{{${label}}}`).join(', ') || '–',
          facts: workflowFacts.map((fact) => `{{${fact}}}`).join(', '),
          secret: '{{secret:TOKEN}}',
        })}
      </p>
      {missing.length > 0 && (
        <p className={classes.warning} role="status">
          {t('admin.missingSecret', { count: missing.length, names: missing.join(', ') })}
        </p>
      )}
      {list([t('automations.headers'), t('automations.addHeader')], automation.headers, (headers) =>
        set({ headers }),
      )}
      {list([t('automations.query'), t('automations.addQuery')], automation.query, (query) =>
        set({ query }),
      )}
      <Segmented<AutomationBody['kind']>
        label={t('automations.body')}
        isDisabled={!isEditable}
        value={body.kind}
        options={[
          { value: 'NONE', label: t('automations.body.NONE') },
          { value: 'FORM', label: t('automations.body.FORM') },
          { value: 'JSON', label: t('automations.body.JSON') },
        ]}
        onChange={(kind) => set({ body: bodyOf(kind) })}
      />
      {body.kind === 'FORM' &&
        list([t('automations.body.FORM'), t('automations.addEntry')], body.entries, (entries) =>
          set({ body: { kind: 'FORM', entries } }),
        )}
      {body.kind === 'JSON' && (
        <div className={classes.template}>
          <TextArea
            label={t('automations.body.JSON')}
            rows={5}
            disabled={!isEditable}
            value={templates.show(body.text)}
            onChange={(text) => set({ body: { kind: 'JSON', text: templates.read(text) } })}
          />
          {insert(t('automations.body.JSON'), (token) =>
            set({
              body: { kind: 'JSON', text: templates.read(`${templates.show(body.text)}${token}`) },
            }),
          )}
        </div>
      )}
      <TextInput
        label={t('automations.expected')}
        disabled={!isEditable}
        value={automation.expectedStatuses.join(', ')}
        onChange={(text) =>
          set({ expectedStatuses: text.toLowerCase().match(/[1-5](\d\d|xx)/g) ?? [] })
        }
      />
      <div className={classes.group} role="group" aria-label={t('automations.outputs')}>
        <p className={classes.label}>{t('automations.outputs')}</p>
        {outputs.map((output, index) => (
          <div key={keys[index]} className={classes.entry}>
            <TextInput
              label={t('automations.path')}
              hideLabel
              placeholder="data.id"
              disabled={!isEditable}
              value={output.path}
              onChange={(path) =>
                set({ outputs: outputs.map((one, at) => (at === index ? { ...one, path } : one)) })
              }
            />
            <Select
              label={t('automations.into')}
              hideLabel
              clearable={false}
              disabled={!isEditable}
              value={output.instance}
              options={templates.fields.map(({ label, instance }) => ({
                value: instance,
                label,
              }))}
              onChange={(instance) => {
                if (instance !== null)
                  set({
                    outputs: outputs.map((one, at) => (at === index ? { ...one, instance } : one)),
                  });
              }}
            />
            {isEditable && (
              <Button
                kind="subtle"
                size="small"
                icon={<X size={14} />}
                aria-label={t('automations.remove', { name: output.path })}
                onClick={() => {
                  drop(index);
                  set({ outputs: outputs.toSpliced(index, 1) });
                }}
              />
            )}
            <div className={classes.wide}>
              <Checkbox
                label={t('automations.isRequired')}
                description={t('automations.isRequiredHint')}
                disabled={!isEditable}
                checked={output.isRequired}
                onChange={(isRequired) =>
                  set({
                    outputs: outputs.map((one, at) =>
                      at === index ? { ...one, isRequired } : one,
                    ),
                  })
                }
              />
            </div>
          </div>
        ))}
        {isEditable && (
          <Button
            kind="subtle"
            size="small"
            icon={<Plus size={14} />}
            disabledReason={templates.fields.length === 0 ? t('automations.noFields') : null}
            onClick={() => {
              const instance = templates.fields.at(-1)?.instance;
              if (instance !== undefined)
                set({ outputs: [...outputs, { path: '', instance, isRequired: true }] });
            }}
          >
            {t('automations.addOutput')}
          </Button>
        )}
      </div>
      <NumberInput
        label={t('automations.maxAttempts')}
        min={1}
        max={automationLimits.maxAttempts}
        disabled={!isEditable}
        value={automation.maxAttempts}
        onChange={(maxAttempts) => {
          if (maxAttempts !== null) set({ maxAttempts });
        }}
      />
      <NumberInput
        label={t('automations.timeout')}
        min={1}
        max={automationLimits.timeoutSeconds}
        disabled={!isEditable}
        value={automation.timeoutSeconds}
        onChange={(timeoutSeconds) => {
          if (timeoutSeconds !== null) set({ timeoutSeconds });
        }}
      />
      <Checkbox
        label={t('automations.atOnce')}
        description={t('automations.atOnceHint')}
        disabled={!isEditable}
        checked={automation.isAtOnce}
        onChange={(isAtOnce) => set({ isAtOnce })}
      />
      <Checkbox
        label={t('automations.continuesOnFailure')}
        description={t('automations.continuesOnFailureHint')}
        disabled={!isEditable}
        checked={automation.continuesOnFailure}
        onChange={(continuesOnFailure) => set({ continuesOnFailure })}
      />
      {isEditable && blueprintId !== null && (
        <TestCall automation={automation} blueprintId={blueprintId} templates={templates} />
      )}
    </SettingsSection>
  );
}
