import { httpMethods, type Automation, type HttpMethod } from '@baton/domain/automation/automation';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PairList } from '../../../ui/pair-list/pair-list.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';

interface CallFieldsProps {
  readonly automation: Automation;
  readonly onChange: (automation: Automation) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/**
 * The request of an automated task. It has no form, so its fields can't be filled from the
 * response.
 */
export function CallFields({ automation, onChange, errorAt }: CallFieldsProps): ReactNode {
  const t = useText();
  const { method, url, headers, body } = automation;
  const json = body.kind === 'JSON' ? body.text : '';
  return (
    <>
      <Select<HttpMethod>
        label={t('automations.method')}
        clearable={false}
        value={method}
        options={httpMethods.map((one) => ({ value: one, label: one }))}
        onChange={(chosen) => onChange({ ...automation, method: chosen ?? method })}
      />
      <TextInput
        label={t('automations.url')}
        required
        value={url}
        onChange={(next) => onChange({ ...automation, url: next })}
        error={errorAt('automation.url')}
      />
      <PairList
        isEditable
        label={t('automations.headers')}
        addLabel={t('automations.addHeader')}
        nameLabel={t('automations.name')}
        valueLabel={t('automations.value')}
        removeLabel={(name) => t('automations.remove', { name })}
        pairs={headers}
        onChange={(next) => onChange({ ...automation, headers: next })}
      />
      <TextArea
        label={t('automations.body.JSON')}
        rows={4}
        value={json}
        onChange={(text) =>
          onChange({
            ...automation,
            body: text.trim() === '' ? { kind: 'NONE' } : { kind: 'JSON', text },
          })
        }
        error={errorAt('automation.body.text')}
      />
    </>
  );
}
