import {
  comparisonsOf,
  fieldItems,
  type FormContent,
  type FormRule,
} from '@baton/domain/form/form';
import { Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useBuilder } from '../builder/builder-context.ts';

const namesIn = (content: FormContent, rules: readonly FormRule[]): readonly string[] => {
  const compared = new Set(rules.flatMap(comparisonsOf).map(({ item }) => item));
  return fieldItems(content).flatMap(({ key, field }) =>
    compared.has(key) ? (content.fields[field]?.name ?? []) : [],
  );
};

/** Names the fields that decide whether a part of the form is shown or required. */
export function RuleBadge({ rules }: { readonly rules: readonly FormRule[] }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { content } = useBuilder();
  const names = namesIn(content, rules);
  return names.length === 0 ? null : (
    <Badge icon={<Split size={11} aria-hidden="true" />}>
      {t('forms.rules.dependsOn', { fields: intl.formatList(names, { type: 'conjunction' }) })}
    </Badge>
  );
}
