import type { Automation } from '@baton/domain/automation/automation';
import { inputsOf } from '@baton/domain/automation/template';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { testCallMutation } from '../../../__generated__/testCallMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { failureText } from '../../../lib/i18n/failure-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import type { TaskTemplates } from './task-templates.ts';
import classes from './automation-section.module.css';

interface TestCallProps {
  readonly automation: Automation;
  readonly blueprintId: string;
  readonly templates: TaskTemplates;
}

/** Sends a real request with test values and shows the response. */
export function TestCall({ automation, blueprintId, templates }: TestCallProps): ReactNode {
  const t = useText();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [result, setResult] = useState<testCallMutation['response']['testAutomation'] | null>(null);
  const command = useCommand<testCallMutation>(
    graphql`
      mutation testCallMutation($input: TestAutomationInput!) {
        testAutomation(input: $input) {
          request {
            method
            url
            headers {
              name
              value
            }
            body
          }
          status
          durationMs
          body
          failure
        }
      }
    `,
    { onDone: ({ testAutomation }) => setResult(testAutomation) },
  );
  const inputs = inputsOf(automation);
  const asked = templates.fields.filter(({ instance }) => inputs.includes(instance));
  const run = (): void =>
    void command.run(() => ({
      input: {
        blueprintId,
        automation,
        values: asked.map(({ instance }) => ({
          instance: instance,
          value: values[instance] ?? null,
        })),
      },
    }));
  return (
    <div className={classes.group} role="group" aria-label={t('automations.test')}>
      {asked.map(({ label, instance }) => (
        <TextInput
          key={instance}
          label={t('automations.sample', { name: label })}
          value={values[instance] ?? ''}
          onChange={(value) => setValues({ ...values, [instance]: value })}
        />
      ))}
      <Button loading={command.isPending} onClick={run}>
        {t('automations.test')}
      </Button>
      {result !== null && (
        <div className={classes.result} role="status">
          <p>
            {result.failure == null
              ? t('automations.testWorked', { status: result.status ?? 0 })
              : failureText(t, result.failure)}
          </p>
          <pre className={classes.text} data-what={t('automations.request')}>
            {[
              `${result.request.method} ${result.request.url}`,
              ...result.request.headers.map(({ name, value }) => `${name}: ${value}`),
              ...(result.request.body == null ? [] : ['', result.request.body]),
            ].join('\n')}
          </pre>
          {result.body !== '' && (
            <pre className={classes.text} data-what={t('automations.answer')}>
              {result.body}
            </pre>
          )}
        </div>
      )}
    </div>
  );
}
