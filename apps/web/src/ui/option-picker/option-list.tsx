import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { Option } from './option.ts';
import classes from './option-picker.module.css';

export interface OptionListProps<Item extends Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Item[];
  readonly active: number;
  readonly isMultiple: boolean;
  readonly isChosen: (option: Item) => boolean;
  readonly isLoading: boolean;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: Item) => void;
  /** Renders labels and descriptions. */
  readonly mark?: ((text: string) => ReactNode) | undefined;
}

export function OptionList<Item extends Option>({
  id,
  label,
  options,
  active,
  isMultiple,
  isChosen,
  isLoading,
  onPoint,
  onChoose,
  mark = (text) => text,
}: OptionListProps<Item>): ReactNode {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isLoading || undefined}
        className={classes.list}
        // The input keeps focus while an option is pressed.
        onPointerDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => {
          const startsGroup =
            option.group !== undefined && option.group !== options[index - 1]?.group;
          return (
            <div key={option.value} role="presentation">
              {startsGroup && <div className={classes.group}>{option.group}</div>}
              <div
                id={`${id}-${index}`}
                role="option"
                className={classes.option}
                data-active={index === active || undefined}
                aria-selected={isChosen(option)}
                aria-disabled={option.disabled || undefined}
                onPointerMove={() => index !== active && onPoint(index)}
                onClick={() => onChoose(option)}
              >
                {option.icon}
                <span className={classes.optionText}>
                  <span className={classes.optionLabel}>{mark(option.label)}</span>
                  {option.description !== undefined && (
                    <span className={classes.optionDescription}>{mark(option.description)}</span>
                  )}
                </span>
                {isChosen(option) && (
                  <Check size={14} className={classes.tick} aria-hidden="true" />
                )}
              </div>
            </div>
          );
        })}
      </div>
      <div className={classes.note} role="status">
        {options.length === 0 ? t(isLoading ? 'ui.loading' : 'ui.noMatches') : ''}
      </div>
    </>
  );
}
