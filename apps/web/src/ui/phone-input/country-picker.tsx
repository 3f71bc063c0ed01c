import { ChevronDown, Globe } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { OptionList } from '../option-picker/option-list.tsx';
import { matchingOptions, type Option } from '../option-picker/option.ts';
import { Flag } from './flag.tsx';
import classes from './phone-input.module.css';

export interface CountryPickerProps {
  /** Value: the country. Description: its dial code. */
  readonly countries: readonly Option[];
  readonly country: string | null;
  readonly disabled: boolean;
  readonly onChoose: (country: string) => void;
}

/** The country of a phone number: its flag, and a searchable list. */
export function CountryPicker({
  countries,
  country,
  disabled,
  onChoose,
}: CountryPickerProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const shown = matchingOptions(countries, query);
  const selected = countries.find(({ value }) => value === country);

  const close = (): void => {
    setIsOpen(false);
    button?.focus();
  };
  const choose = (option: Option | undefined): void => {
    if (option === undefined) return;
    setIsOpen(false);
    onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((active + by + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === 'Tab') setIsOpen(false);
  };

  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={classes.country}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('widgets.phoneCountry', {
          name: selected === undefined ? t('widgets.noCountry') : selected.label,
          code: selected?.description ?? '',
        })}
        onClick={() => {
          setQuery('');
          setActive(
            Math.max(
              0,
              countries.findIndex(({ value }) => value === country),
            ),
          );
          setIsOpen(!isOpen);
        }}
      >
        {country === null ? <Globe size={16} /> : <Flag country={country} />}
        <ChevronDown size={12} aria-hidden="true" />
      </button>
      {isOpen && (
        <AnchoredLayer anchor={button} className={classes.dropdown} onDismiss={close}>
          <input
            type="text"
            role="combobox"
            className={joinClasses(control.control, classes.search)}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            aria-label={t('widgets.searchCountry')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
            placeholder={t('widgets.searchCountry')}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <OptionList
            id={id}
            label={t('widgets.countries')}
            options={shown}
            active={active}
            isMultiple={false}
            isChosen={({ value }) => value === country}
            isLoading={countries.length === 0}
            onPoint={setActive}
            onChoose={choose}
          />
        </AnchoredLayer>
      )}
    </>
  );
}
