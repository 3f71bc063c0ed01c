import type { FormItemKey } from '@baton/domain/core/ids';
import {
  comparisonsOf,
  isFieldItem,
  type FormContent,
  type FormRule,
} from '@baton/domain/form/form';
import { Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { nameOfPlace } from '../builder/landing.ts';
import type { FormPlace } from '../draft/form-draft.ts';
import classes from './dependent-items.module.css';

interface Dependent {
  readonly place: FormPlace;
  readonly rule: FormRule;
}

/** Returns the rules that depend on the value of an item, with the parts that they change. */
const dependentsOf = (content: FormContent, item: FormItemKey): readonly Dependent[] =>
  content.sections
    .flatMap((section): readonly Dependent[] => [
      ...(section.rule === null
        ? []
        : [{ place: { kind: 'SECTION', key: section.key } as const, rule: section.rule }]),
      ...section.items.flatMap((other) =>
        isFieldItem(other)
          ? other.rules.map((rule) => ({ place: { kind: 'ITEM', key: other.key } as const, rule }))
          : [],
      ),
    ])
    .filter(({ rule }) => comparisonsOf(rule).some((compared) => compared.item === item));

/** The sections and items whose rules use this item. */
export function DependentItems({ item }: { readonly item: FormItemKey }): ReactNode {
  const t = useText();
  const { content, select } = useBuilder();
  const dependents = dependentsOf(content, item);
  return dependents.length === 0 ? null : (
    <SettingsSection title={t('forms.usedBy')}>
      <ul className={classes.list}>
        {dependents.map(({ place, rule }, at) => (
          <li key={`${place.key} ${at}`}>
            <button type="button" className={classes.dependent} onClick={() => select(place)}>
              <Split size={14} aria-hidden="true" />
              {nameOfPlace(t, content, place)}
              <span className={classes.effect}>{t(`forms.effect.${rule.effect}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
