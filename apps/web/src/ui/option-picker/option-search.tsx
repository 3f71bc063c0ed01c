import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import classes from './option-search.module.css';

export interface OptionSearchProps<Item extends Option> {
  /** Accessible name and placeholder of the search field. */
  readonly label: string;
  /** Accessible name of the options. */
  readonly listLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly Item[];
  readonly isLoading: boolean;
  readonly onChoose: (option: Item) => void;
  /** Shown in place of the options, such as before anything exists. */
  readonly empty?: ReactNode;
  /** Content between the field and the options, such as a filter. */
  readonly children?: ReactNode;
  /** Renders labels and descriptions, for example with highlighted matches. */
  readonly mark?: ((text: string) => ReactNode) | undefined;
}

/** A search field with its results below. Arrow keys move, Enter selects. */
export function OptionSearch<Item extends Option>({
  label,
  listLabel,
  text,
  onText,
  options,
  isLoading,
  onChoose,
  empty,
  children,
  mark,
}: OptionSearchProps<Item>): ReactNode {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const active = Math.min(pointed, Math.max(options.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const selected = options[active];
    if (step !== undefined) setPointed((active + step + options.length) % options.length);
    else if (event.key === 'Enter' && selected !== undefined) onChoose(selected);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.search}>
        <Search size={16} aria-hidden="true" />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          aria-expanded={empty === undefined}
          aria-controls={empty === undefined ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setPointed(0);
            onText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {children}
      <div className={classes.options}>
        {empty ?? (
          <OptionList
            id={id}
            label={listLabel}
            options={options}
            active={active}
            isMultiple={false}
            isChosen={() => false}
            isLoading={isLoading}
            onPoint={setPointed}
            onChoose={onChoose}
            mark={mark}
          />
        )}
      </div>
    </>
  );
}
