import { ArrowLeft, Check, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Popover } from './popover.tsx';
import classes from './two-step-popover.module.css';

/** Values for the first step, such as roles or durations. */
export interface PopoverOption<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isChosen: boolean;
  /** True if selecting it is enough, so that there is no second step. */
  readonly isComplete?: boolean | undefined;
}

export interface TwoStepPopoverProps<Key extends string> {
  /** The button that it is attached to. */
  readonly trigger: (open: () => void) => ReactElement;
  readonly label: string;
  readonly options: readonly PopoverOption<Key>[];
  readonly onSelect: (key: Key) => void;
  /** The editor of the second step. `close` saves and closes the popover. */
  readonly value: (key: Key, close: () => void) => ReactNode;
  /** Called when it closes, to save what was entered. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Sets a value in two steps: first what to set, then its value. Enter selects, arrows move, Escape
 * goes back one step, and focus returns to the trigger.
 */
export function TwoStepPopover<Key extends string>({
  trigger,
  label,
  options,
  onSelect,
  value,
  onClose,
}: TwoStepPopoverProps<Key>): ReactNode {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<Key | null>(null);
  const [last, setLast] = useState<Key | null>(null);
  const current = last ?? options.find(({ isChosen }) => isChosen)?.key ?? options[0]?.key;

  const focusStep = useEffectEvent(() => {
    const field = step === null ? `[data-key="${current ?? ''}"]` : 'input, textarea, select';
    body.current?.querySelector<HTMLElement>(field)?.focus();
  });
  useEffect(() => {
    if (isOpen) focusStep();
  }, [isOpen, step]);

  const change = (next: boolean): void => {
    if (isOpen && !next) onClose?.();
    setIsOpen(next);
    setStep(null);
    setLast(null);
  };
  const select = ({ key, isComplete = false }: PopoverOption<Key>): void => {
    onSelect(key);
    if (isComplete) return change(false);
    setStep(key);
    setLast(key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at <= 0 ? buttons.length : at) - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (event.key === 'Escape') {
      if (step === null) change(false);
      else setStep(null);
    } else if (step === null && next !== undefined) buttons[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
  const selected = options.find(({ key }) => key === step);
  return (
    <Popover
      trigger={trigger(() => change(!isOpen))}
      isOpen={isOpen}
      onOpenChange={change}
      label={label}
      closesOnEscape={false}
    >
      <div ref={body} role="presentation" className={classes.body} onKeyDown={onKeyDown}>
        {selected === undefined ? (
          <div role="menu" aria-label={label} className={classes.options}>
            {options.map((option) => (
              <button
                key={option.key}
                type="button"
                role="menuitemradio"
                aria-checked={option.isChosen}
                tabIndex={option.key === current ? 0 : -1}
                data-key={option.key}
                data-autofocus={option.key === current || undefined}
                className={classes.option}
                onClick={() => select(option)}
              >
                {option.icon}
                <span className={classes.name}>{option.label}</span>
                {option.isChosen && <Check size={14} aria-hidden="true" />}
                {option.isComplete !== true && <ChevronRight size={14} aria-hidden="true" />}
              </button>
            ))}
          </div>
        ) : (
          <>
            <div className={classes.head}>
              <IconButton
                label={t('ui.back')}
                icon={<ArrowLeft size={15} />}
                keyHint="escape"
                onClick={() => setStep(null)}
              />
              <span className={classes.name}>{selected.label}</span>
            </div>
            {value(selected.key, () => change(false))}
          </>
        )}
      </div>
    </Popover>
  );
}
