import { useRef, type ReactNode } from 'react';
import { emailRefusal } from '@baton/domain/party/person-rules';
import { readAddresses } from '@baton/domain/party/written-addresses';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipInput } from '../../ui/chip-input/chip-input.tsx';
import classes from './people.module.css';

/** An error of one address. */
export interface AddressFault {
  readonly email: string;
  readonly text: string;
  /** The deactivated person who has the address, if the viewer can reactivate them. */
  readonly formerId: string | null;
}

interface AddressFieldProps {
  readonly value: readonly string[];
  readonly faults: readonly AddressFault[];
  /** Error of the whole field. */
  readonly error: string | null;
  /** Names that were written next to addresses. */
  readonly onNames: (names: ReadonlyMap<string, string>) => void;
  readonly onChange: (value: readonly string[]) => void;
  readonly onReactivate: (fault: AddressFault) => void;
}

/** Returns true after a separator, and after a space behind a whole address. */
const isComplete = (text: string): boolean => {
  const isQuoted = text.split('"').length % 2 === 0;
  const isSeparated = /[,;，；、]\s*$/.test(text);
  const isAddress = /^\S+\s$/.test(text) && emailRefusal(text) === null;
  return !isQuoted && (isSeparated || isAddress);
};

/** Several email addresses, typed or pasted, each with its own error. */
export function AddressField({
  value,
  faults,
  error,
  onNames,
  onChange,
  onReactivate,
}: AddressFieldProps): ReactNode {
  const t = useText();
  const names = useRef(new Map<string, string>());
  const split = (text: string): readonly string[] => {
    const found = readAddresses(text);
    for (const { email, name } of found) if (name !== null) names.current.set(email, name);
    onNames(names.current);
    return found.map(({ email }) => email);
  };
  const summary =
    faults.length === 0 ? null : t('people.addressesFaulty', { count: faults.length });
  return (
    <div>
      <ChipInput
        label={t('people.addresses')}
        description={t('people.addressesHint')}
        required
        autoFocus
        value={value}
        faulty={new Set(faults.map(({ email }) => email))}
        error={error ?? summary}
        split={split}
        isComplete={isComplete}
        onChange={onChange}
      />
      {faults.length > 0 && (
        <ul className={classes.faults} aria-label={t('people.addressErrors')}>
          {faults.map((fault) => (
            <li key={fault.email}>
              <span>
                <strong>{fault.email}</strong> {fault.text}
              </span>
              {fault.formerId !== null && (
                <Button size="x-small" onClick={() => onReactivate(fault)}>
                  {t('people.reactivate')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
