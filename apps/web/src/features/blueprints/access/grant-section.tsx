import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { FilterChips } from '../../../ui/filter-bar/filter-bar.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import classes from './blueprint-access-dialog.module.css';

/** A permission for everyone or for named people. */
export interface Grant {
  readonly isOpen: boolean;
  readonly named: readonly FoundParty[];
}

export const grantOf = (
  isOpen: boolean | undefined,
  named: readonly FoundParty[] | undefined,
): Grant => ({ isOpen: isOpen ?? true, named: named ?? [] });

/** Converts to API input. Null means everyone. */
export const idsOf = ({ isOpen, named }: Grant): readonly string[] | null =>
  isOpen ? null : named.map(({ id }) => id);

const words = {
  start: {
    title: 'sharing.start',
    all: 'sharing.startAll',
    hint: 'sharing.startersHint',
    named: 'sharing.starters',
  },
  view: {
    title: 'sharing.view',
    all: 'sharing.startAll',
    hint: 'sharing.viewersHint',
    named: 'sharing.viewers',
  },
  variants: {
    title: 'sharing.variants',
    all: 'sharing.variantsAll',
    hint: 'sharing.variantsHint',
    named: 'sharing.variantMakers',
  },
} as const;

interface GrantSectionProps {
  readonly of: keyof typeof words;
  readonly grant: Grant;
  readonly error: string | undefined;
  readonly onChange: (grant: Grant) => void;
}

/** Grants a permission to everyone or to named people. */
export function GrantSection({ of, grant, error, onChange }: GrantSectionProps): ReactNode {
  const t = useText();
  const search = usePartySearch();
  const { title, all, hint, named } = words[of];
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t(title)}</h3>
      <FilterChips
        label={t(title)}
        value={grant.isOpen ? 'ALL' : 'NAMED'}
        options={[
          { key: 'ALL', label: t(all) },
          { key: 'NAMED', label: t('sharing.startNamed') },
        ]}
        onChange={(next) => onChange({ ...grant, isOpen: next === 'ALL' })}
      />
      {!grant.isOpen && (
        <PartyPicker
          label={t(named)}
          description={t(hint)}
          value={grant.named}
          error={error}
          onChange={(next) => onChange({ ...grant, named: next })}
          {...search}
        />
      )}
    </section>
  );
}
