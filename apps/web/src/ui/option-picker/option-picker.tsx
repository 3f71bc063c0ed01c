import { ChevronsUpDown, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { OptionList } from './option-list.tsx';
import { matchingOptions, type Option } from './option.ts';
import classes from './option-picker.module.css';

export interface OptionPickerProps<Value extends string> extends FieldProps {
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Option<Value>[];
  readonly onChange: (chosen: readonly Option<Value>[]) => void;
  readonly isMultiple: boolean;
  readonly clearable?: boolean | undefined;
  readonly searchable?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
  /**
   * Called with the search text if the caller loads options. Without it, options are filtered here.
   */
  readonly onSearch?: ((query: string) => void) | undefined;
  /** Returns additional options for the typed text. */
  readonly withTyped?:
    | ((offered: readonly Option<Value>[], query: string) => readonly Option<Value>[])
    | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

const isTypedText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** The combobox behind Select, MultiSelect, and PartyPicker. */
export function OptionPicker<Value extends string>({
  options,
  chosen,
  onChange,
  isMultiple,
  clearable = true,
  searchable = true,
  placeholder,
  disabled = false,
  isLoading = false,
  onSearch,
  withTyped = (offered) => offered,
  autoFocus,
  onBlur,
  ...field
}: OptionPickerProps<Value>): ReactNode {
  const t = useText();
  const emptyText = useEmptyText();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // While loading, only matching options are shown, so that a quick Enter can't select another one.
  const shown = withTyped(
    onSearch === undefined || isLoading ? matchingOptions(options, query) : options,
    query,
  );
  const single = isMultiple ? undefined : chosen[0];
  const name = isMultiple || isOpen || query !== '' ? undefined : single?.label;
  // Selects the whole name, so that typed, composed, or pasted text replaces it.
  const holdName = (): void => {
    if (searchable && name !== undefined) input.current?.select();
  };
  useEffect(() => {
    const field = input.current;
    if (searchable && name !== undefined && document.activeElement === field) field?.select();
  }, [searchable, name]);
  const isChosen = (option: Option<Value>): boolean =>
    chosen.some(({ value }) => value === option.value);

  const search = (text: string): void => {
    setQuery(text);
    setActive(0);
    onSearch?.(text);
  };
  const open = (): void => {
    if (disabled || isOpen) return;
    setActive(
      Math.max(
        0,
        single === undefined ? 0 : shown.findIndex(({ value }) => value === single.value),
      ),
    );
    setIsOpen(true);
    onSearch?.('');
  };
  const close = (): void => {
    setIsOpen(false);
    setQuery('');
  };
  const choose = (option: Option<Value> | undefined): void => {
    if (option === undefined || option.disabled === true) return;
    if (isMultiple) {
      onChange(
        isChosen(option)
          ? chosen.filter(({ value }) => value !== option.value)
          : [...chosen, option],
      );
      if (query !== '') search('');
    } else {
      onChange([option]);
      close();
    }
    input.current?.focus();
  };
  const step = (by: number): void => {
    if (!isOpen) open();
    else if (shown.length > 0) setActive((active + by + shown.length) % shown.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      if (isOpen) choose(shown[active]);
      else open();
    } else if (event.key === ' ' && !isOpen) {
      event.preventDefault();
      open();
    } else if (event.key === 'Backspace' && query === '' && chosen.length > 0) {
      if (isMultiple) onChange(chosen.slice(0, -1));
      else if (clearable) onChange([]);
    } else if (!searchable && isTypedText(event)) {
      open();
      const letter = event.key.toLocaleLowerCase();
      setActive(
        Math.max(
          0,
          shown.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(letter)),
        ),
      );
    }
  };
  // Escape closes the list first, wherever the focus is in the field.
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    close();
    input.current?.focus();
  };

  return (
    <Field {...field}>
      {(ties) => (
        <>
          <div
            ref={setBox}
            className={joinClasses(control.control, classes.box)}
            data-disabled={disabled || undefined}
            onKeyDown={closeByKey}
            onPointerDown={(event) => {
              if (event.target instanceof Element && event.target.closest('button')) return;
              if (event.target !== input.current) event.preventDefault();
              input.current?.focus();
              open();
            }}
          >
            {isMultiple &&
              chosen.map((option) => (
                <span key={option.value} className={classes.chip}>
                  {option.icon}
                  <span className={classes.chipLabel}>{option.label}</span>
                  <button
                    type="button"
                    className={classes.chipRemove}
                    aria-label={t('ui.removeItem', { name: option.label })}
                    disabled={disabled}
                    onClick={() => {
                      onChange(chosen.filter(({ value }) => value !== option.value));
                      // Moves focus to the input, because the clicked button disappears.
                      input.current?.focus();
                    }}
                  >
                    <X size={12} />
                  </button>
                </span>
              ))}
            {single?.icon !== undefined && query === '' && (
              <span className={classes.icon}>{single.icon}</span>
            )}
            <input
              {...ties}
              data-autofocus={autoFocus || undefined}
              ref={input}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              className={classes.input}
              readOnly={!searchable}
              disabled={disabled}
              autoFocus={autoFocus}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${ties.id}-list` : undefined}
              aria-autocomplete={searchable ? 'list' : 'none'}
              aria-activedescendant={
                isOpen && shown.length > 0 ? `${ties.id}-${active}` : undefined
              }
              placeholder={
                chosen.length === 0
                  ? (placeholder ?? emptyText ?? t('ui.choose'))
                  : isMultiple
                    ? ''
                    : single?.label
              }
              value={name ?? query}
              onChange={(event) => {
                open();
                search(event.currentTarget.value);
              }}
              onKeyDown={onKeyDown}
              onFocus={() => {
                clearTimeout(blurTimer.current);
                holdName();
              }}
              onSelect={holdName}
              onBlur={() => {
                blurTimer.current = setTimeout(close, 250);
                onBlur?.();
              }}
            />
            <span className={classes.tools}>
              {clearable && chosen.length > 0 && !disabled && (
                <button
                  type="button"
                  className={classes.clear}
                  aria-label={t('ui.clearField', { name: field.label })}
                  onClick={() => {
                    onChange([]);
                    search('');
                    input.current?.focus();
                  }}
                >
                  <X size={14} />
                </button>
              )}
              <ChevronsUpDown size={14} className={classes.chevron} aria-hidden="true" />
            </span>
          </div>
          {isOpen && (
            <AnchoredLayer anchor={box} onDismiss={close}>
              <OptionList
                id={ties.id}
                label={field.label}
                options={shown}
                active={active}
                isMultiple={isMultiple}
                isChosen={isChosen}
                isLoading={isLoading}
                onPoint={setActive}
                onChoose={choose}
              />
            </AnchoredLayer>
          )}
        </>
      )}
    </Field>
  );
}
