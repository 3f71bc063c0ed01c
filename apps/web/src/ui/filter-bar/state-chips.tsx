import type { ReactNode } from 'react';
import { FilterChips } from './filter-bar.tsx';

interface StateChipsProps<State extends string> {
  readonly label: string;
  readonly states: readonly State[];
  readonly textOf: (state: State | 'ALL') => string;
  /** Null shows all states. */
  readonly value: State | null;
  readonly onChange: (state: State | null) => void;
}

/** Filters a list by one state, or shows all. */
export function StateChips<State extends string>({
  label,
  states,
  textOf,
  value,
  onChange,
}: StateChipsProps<State>): ReactNode {
  return (
    <FilterChips<State | 'ALL'>
      label={label}
      options={(['ALL', ...states] as const).map((key) => ({ key, label: textOf(key) }))}
      value={value ?? 'ALL'}
      onChange={(next) => onChange(next === 'ALL' ? null : next)}
    />
  );
}
