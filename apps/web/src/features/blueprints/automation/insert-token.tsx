import { secretToken, workflowFacts } from '@baton/domain/automation/template';
import { Braces } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { TaskTemplates } from './task-templates.ts';

interface InsertTokenProps {
  /** Label of the input that gets the placeholder. */
  readonly label: string;
  readonly templates: TaskTemplates;
  /** Names of the workspace's secrets. */
  readonly secrets: readonly string[];
  readonly onInsert: (token: string) => void;
}

/** A menu of placeholders for templates: task fields, workflow data, and secrets. */
export function InsertToken({ label, templates, secrets, onInsert }: InsertTokenProps): ReactNode {
  const t = useText();
  const group = (
    heading: string,
    entries: readonly (readonly [label: string, token: string])[],
  ): readonly MenuItem[] =>
    entries.length === 0
      ? []
      : [
          { heading },
          ...entries.map(([text, token]) => ({
            key: token,
            label: text,
            run: () => onInsert(token),
          })),
        ];
  return (
    <Menu
      width={240}
      trigger={<IconButton label={t('admin.insert', { label })} icon={<Braces />} size="medium" />}
      items={[
        ...group(
          t('admin.insertFields'),
          templates.fields.map((field) => [field.label, `{{${field.label}}}`] as const),
        ),
        ...group(
          t('admin.insertSecrets'),
          secrets.map((name) => [name, secretToken(name)] as const),
        ),
        ...group(
          t('admin.insertFacts'),
          workflowFacts.map((fact) => [fact, `{{${fact}}}`] as const),
        ),
      ]}
    />
  );
}
