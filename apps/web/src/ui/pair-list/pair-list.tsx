import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListKeys } from '../../lib/list/use-list-keys.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './pair-list.module.css';

export interface Pair {
  readonly name: string;
  readonly value: string;
}

export interface PairListProps {
  readonly label: string;
  readonly nameLabel: string;
  readonly valueLabel: string;
  readonly addLabel: string;
  readonly removeLabel: (name: string) => string;
  readonly pairs: readonly Pair[];
  readonly isEditable: boolean;
  readonly onChange: (pairs: readonly Pair[]) => void;
  /** Content after the value, such as a menu of placeholders. */
  readonly after?: (pair: Pair, put: (value: string) => void) => ReactNode;
}

/** Name-value pairs, such as headers, with inline editing. */
export function PairList({
  label,
  nameLabel,
  valueLabel,
  addLabel,
  removeLabel,
  pairs,
  isEditable,
  onChange,
  after,
}: PairListProps): ReactNode {
  const { keys, drop } = useListKeys(pairs.length);
  const put = (index: number, change: Partial<Pair>): void =>
    onChange(pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)));
  return (
    <div className={classes.root} role="group" aria-label={label}>
      <p className={classes.label}>{label}</p>
      {pairs.map((pair, index) => (
        <div key={keys[index]} className={classes.pair}>
          <TextInput
            label={nameLabel}
            hideLabel
            placeholder={nameLabel}
            disabled={!isEditable}
            value={pair.name}
            onChange={(name) => put(index, { name })}
          />
          <TextInput
            label={valueLabel}
            hideLabel
            placeholder={valueLabel}
            disabled={!isEditable}
            value={pair.value}
            onChange={(value) => put(index, { value })}
          />
          {isEditable && (
            <span className={classes.tools}>
              {after?.(pair, (value) => put(index, { value }))}
              <IconButton
                label={removeLabel(pair.name)}
                icon={<X />}
                onClick={() => {
                  drop(index);
                  onChange(pairs.toSpliced(index, 1));
                }}
              />
            </span>
          )}
        </div>
      ))}
      {isEditable && (
        <Button
          kind="subtle"
          size="small"
          icon={<Plus size={14} />}
          className={classes.add}
          onClick={() => onChange([...pairs, { name: '', value: '' }])}
        >
          {addLabel}
        </Button>
      )}
    </div>
  );
}
