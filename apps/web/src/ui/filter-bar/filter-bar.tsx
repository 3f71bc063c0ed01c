import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './filter-bar.module.css';

/** The second row of a page, only for filters and display options. */
export function FilterBar({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.bar}>{children}</div>;
}

/** Search and display options at the end of the row. */
export function FilterBarTools({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.tools}>{children}</div>;
}

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by text. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.search}>
      <Search size={14} aria-hidden="true" />
      <input
        type="search"
        className={classes.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
      {value !== '' && (
        <IconButton
          size="x-small"
          label={t('ui.clearField', { name: label })}
          icon={<X />}
          onClick={() => onChange('')}
        />
      )}
    </div>
  );
}

export interface FilterChipsProps<Key extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly key: Key;
    readonly label: string;
    readonly icon?: ReactNode;
  }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

/** A few filters, always visible, of which one is selected. */
export function FilterChips<Key extends string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<Key>): ReactNode {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={classes.chip}
          aria-pressed={option.key === value}
          onClick={() => onChange(option.key)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
