import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../lib/documents/use-download.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../lib/parties/use-known-parties.ts';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import { Select } from '../../ui/select/select.tsx';
import { exportAddress, type AuditFilter, type AuditSearch } from './audit-filter.ts';
import classes from './audit-log.module.css';
import {
  auditEvents,
  auditTypes,
  isAuditAction,
  isAuditType,
  type AuditAction,
  type AuditType,
} from './audit-texts.ts';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (search: AuditSearch) => void;
}

/** Filters of the audit log, and the export of what they leave. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { isBusy, download } = useDownload();
  const people = usePartySearch({ kinds: ['USER'] });
  const known = useKnownParties(filter.person === null ? [] : [filter.person]);
  const change = (changed: { readonly [Key in keyof AuditFilter]?: string | null }): void => {
    const entries = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== null);
    onChange(Object.fromEntries(entries));
  };
  return (
    <FilterBar>
      <Select<AuditType>
        label={t('audit.filter')}
        hideLabel
        placeholder={t('audit.allTypes')}
        className={classes.filter}
        value={filter.type}
        options={Object.entries(auditTypes).flatMap(([value, label]) =>
          isAuditType(value) ? [{ value, label: t(label) }] : [],
        )}
        onChange={(type) => change({ type })}
      />
      <Select<AuditAction>
        label={t('audit.filterEvent')}
        hideLabel
        placeholder={t('audit.allEvents')}
        className={classes.filter}
        value={filter.action}
        options={Object.entries(auditEvents).flatMap(([value, label]) =>
          isAuditAction(value) ? [{ value, label: t(label) }] : [],
        )}
        onChange={(action) => change({ action })}
      />
      <PartyPicker
        {...people}
        label={t('audit.filterPerson')}
        hideLabel
        placeholder={t('audit.allPeople')}
        className={classes.filter}
        multiple={false}
        value={known.filter(({ id }) => id === filter.person)}
        onChange={([person]) => change({ person: person?.id ?? null })}
      />
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={classes.end}>
          <span aria-hidden="true">{t(`audit.${end}`)}</span>
          <DatePicker
            label={t(`audit.${end}`)}
            hideLabel
            className={classes.day}
            value={filter[end]}
            onChange={(day) => change({ [end]: day })}
          />
        </div>
      ))}
      <Button
        kind="subtle"
        size="small"
        icon={<FileDown />}
        loading={isBusy}
        onClick={() => download(exportAddress(filter, clock.timeZone))}
      >
        {t('audit.export')}
      </Button>
    </FilterBar>
  );
}
