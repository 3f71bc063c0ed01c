import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import control from '../field/control.module.css';
import { joinClasses } from '../join-classes.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { writtenName } from './written-name.ts';
import classes from './signature-pad.module.css';

const DrawingSurface = lazyComponent(
  async () => (await import('./drawing-surface.tsx')).DrawingSurface,
);

export interface SignaturePadProps extends FieldProps {
  /** A picture as a data URL. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Initial typed name. */
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A signature, drawn or typed with the keyboard. */
export function SignaturePad({
  value,
  onChange,
  name: initial = '',
  disabled = false,
  ...field
}: SignaturePadProps): ReactNode {
  const t = useText();
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [name, setName] = useState(initial);
  const [isDrawing, setIsDrawing] = useState(value === null);
  const [sheet, setSheet] = useState(0);
  const clear = (): void => {
    setIsDrawing(true);
    setSheet(sheet + 1);
    setName('');
    onChange(null);
  };
  const picture = (
    <img
      className={classes.picture}
      src={value ?? undefined}
      alt={t('widgets.signatureOf', { name: field.label })}
    />
  );
  return (
    <Field {...field}>
      {(ties) =>
        disabled ? (
          <div className={classes.paper}>{value !== null && picture}</div>
        ) : (
          <div className={classes.root}>
            <div className={classes.bar}>
              <Segmented
                label={t('widgets.signatureWay')}
                value={way}
                options={[
                  { value: 'draw', label: t('widgets.signatureDraw') },
                  { value: 'type', label: t('widgets.signatureType') },
                ]}
                onChange={setWay}
              />
              <Button size="small" kind="subtle" disabled={value === null} onClick={clear}>
                {t('widgets.signatureClear')}
              </Button>
            </div>
            {way === 'type' && (
              <input
                {...ties}
                type="text"
                className={joinClasses(control.control)}
                autoComplete="name"
                placeholder={t('widgets.signatureName')}
                value={name}
                onChange={(event) => {
                  const next = event.currentTarget.value;
                  setName(next);
                  onChange(writtenName(next));
                }}
              />
            )}
            <div className={classes.paper}>
              {way === 'draw' && isDrawing ? (
                <Suspense fallback={<Skeleton variant="text" rows={3} />}>
                  <DrawingSurface
                    key={sheet}
                    label={t('widgets.signaturePaper')}
                    onDrawn={onChange}
                  />
                </Suspense>
              ) : (
                value !== null && picture
              )}
            </div>
            {way === 'draw' && (
              // The field label points here, because a drawing has no text box.
              <p className={classes.hint} id={ties.id}>
                {t('widgets.signatureHint')}
              </p>
            )}
          </div>
        )
      }
    </Field>
  );
}
