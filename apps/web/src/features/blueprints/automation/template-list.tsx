import type { NamedTemplate } from '@baton/domain/automation/automation';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import type { ReadableTemplates } from './readable-template.ts';
import classes from './automation-section.module.css';

export interface TemplateListProps {
  readonly label: string;
  readonly addText: string;
  readonly entries: readonly NamedTemplate[];
  readonly templates: ReadableTemplates;
  readonly isEditable: boolean;
  readonly onChange: (entries: readonly NamedTemplate[]) => void;
}

/** Headers, parts of the query or fields of a form: a name and a template each. */
export function TemplateList({
  label,
  addText,
  entries,
  templates,
  isEditable,
  onChange,
}: TemplateListProps): ReactNode {
  const t = useText();
  const put = (index: number, change: Partial<NamedTemplate>): void =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)));
  return (
    <div className={classes.group} role="group" aria-label={label}>
      <p className={classes.label}>{label}</p>
      {entries.map((entry, index) => (
        // Entries have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes.entry}>
          <TextInput
            label={t('automations.name')}
            hideLabel
            placeholder={t('automations.name')}
            disabled={!isEditable}
            value={entry.name}
            onChange={(name) => put(index, { name })}
          />
          <TextInput
            label={t('automations.value')}
            hideLabel
            placeholder={t('automations.value')}
            disabled={!isEditable}
            value={templates.show(entry.value)}
            onChange={(value) => put(index, { value: templates.read(value) })}
          />
          {isEditable && (
            <Button
              kind="subtle"
              size="small"
              icon={<X size={14} />}
              aria-label={t('automations.remove', { name: entry.name })}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {isEditable && (
        <Button
          kind="subtle"
          size="small"
          icon={<Plus size={14} />}
          onClick={() => onChange([...entries, { name: '', value: '' }])}
        >
          {addText}
        </Button>
      )}
    </div>
  );
}
