import { offeredSessionLimits, type SessionLimits } from '@baton/domain/tenant/session-limits';
import type { ReactNode } from 'react';
import { timeSpanText } from '../../lib/intl/time-span-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import classes from './sign-in-policy.module.css';

const fields = [
  { field: 'sessionIdleMinutes', label: 'signIn.sessionIdle' },
  { field: 'sessionMaxMinutes', label: 'signIn.sessionMax' },
] as const;

export interface SessionLimitFieldsProps {
  readonly value: SessionLimits;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: SessionLimits) => void;
}

/** When sessions in browsers end. */
export function SessionLimitFields({
  value,
  errors,
  onChange,
}: SessionLimitFieldsProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={classes.limits}>
      {fields.map(({ field, label }) => {
        // Programs can set other limits than the offered ones.
        const offered = new Set<number>([...offeredSessionLimits[field], value[field]]);
        return (
          <Select
            key={field}
            label={t(label)}
            required
            searchable={false}
            value={String(value[field])}
            options={[...offered]
              .toSorted((a, b) => a - b)
              .map((minutes) => ({
                value: String(minutes),
                label: timeSpanText(formats, minutes),
              }))}
            error={errors[field] ?? null}
            onChange={(next) => onChange({ ...value, [field]: Number(next ?? value[field]) })}
          />
        );
      })}
    </div>
  );
}
