import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import { Select } from '../../ui/select/select.tsx';
import classes from './share-list.module.css';

const words = {
  VIEWER: { label: 'sharing.VIEWER', hint: 'sharing.viewerHint' },
  EDITOR: { label: 'sharing.EDITOR', hint: 'sharing.editorHint' },
} as const;
export type Access = keyof typeof words;
const accesses = ['VIEWER', 'EDITOR'] as const;

export interface Share {
  readonly party: FoundParty;
  readonly access: Access;
}

interface ShareListProps {
  /** Label of the field that adds a person. */
  readonly label: string;
  readonly shares: readonly Share[];
  /** True while changes are disabled temporarily. */
  readonly isBusy: boolean;
  /** Why changes aren't allowed. Null if they are. */
  readonly readOnlyReason: string | null;
  readonly error: string | null | undefined;
  readonly onChange: (shares: readonly Share[]) => void;
}

/** The people with access to an item. They are added, changed, and removed one by one. */
export function ShareList({
  label,
  shares,
  isBusy,
  readOnlyReason,
  error,
  onChange,
}: ShareListProps): ReactNode {
  const t = useText();
  const search = usePartySearch();
  const line = (one: Share): ReactNode => (
    <li key={one.party.id} className={classes.line}>
      <Avatar name={one.party.name} kind={one.party.kind} isDecorative />
      <span className={classes.name}>{one.party.name}</span>
      {readOnlyReason !== null ? (
        <span className={classes.given}>{t(words[one.access].label)}</span>
      ) : (
        <>
          <span className={classes.access}>
            <Select<Access>
              label={t('sharing.accessOf', { name: one.party.name })}
              hideLabel
              required
              searchable={false}
              disabled={isBusy}
              value={one.access}
              options={accesses.map((access) => ({
                value: access,
                label: t(words[access].label),
                description: t(words[access].hint),
              }))}
              onChange={(access) =>
                onChange(
                  shares.map((other) =>
                    other === one ? { ...one, access: access ?? one.access } : other,
                  ),
                )
              }
            />
          </span>
          <IconButton
            label={t('sharing.remove', { name: one.party.name })}
            icon={<X />}
            disabled={isBusy}
            onClick={() => onChange(shares.filter((other) => other !== one))}
          />
        </>
      )}
    </li>
  );
  return (
    <>
      {readOnlyReason === null && (
        <PartyPicker
          label={label}
          multiple={false}
          value={[]}
          disabled={isBusy}
          error={error}
          onChange={([party]) => {
            if (party !== undefined && shares.every((one) => one.party.id !== party.id))
              onChange([...shares, { party, access: 'VIEWER' }]);
          }}
          {...search}
        />
      )}
      {readOnlyReason !== null && shares.length > 0 && (
        <p className={classes.reason}>{readOnlyReason}</p>
      )}
      {shares.length > 0 && <ul className={classes.list}>{shares.map(line)}</ul>}
    </>
  );
}
