import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { Signed } from './signed.tsx';
import classes from './signed.module.css';

export interface SignatureInputProps extends FieldProps {
  /** The stored signature. Null if there is none. */
  readonly signed: { readonly preview: string | null; readonly signed: string } | null;
  readonly isBusy: boolean;
  readonly onSign: (picture: string) => void;
  readonly onDiscard: () => void;
}

/** Asks for a signature. It counts only after confirmation. */
export function SignatureInput({
  signed,
  isBusy,
  onSign,
  onDiscard,
  ...field
}: SignatureInputProps): ReactNode {
  const t = useText();
  const [picture, setPicture] = useState<string | null>(null);
  if (signed !== null)
    return (
      <Field {...field}>
        {(ties) => (
          <div id={ties.id} role="group" aria-labelledby={`${ties.id}-label`}>
            <Signed
              picture={signed.preview}
              label={field.label}
              detail={signed.signed}
              onSignAgain={() => {
                setPicture(null);
                onDiscard();
              }}
            />
          </div>
        )}
      </Field>
    );
  return (
    <div className={classes.root}>
      <SignaturePad {...field} value={picture} onChange={setPicture} />
      {picture !== null && (
        <div className={classes.foot}>
          <Button size="small" kind="primary" loading={isBusy} onClick={() => onSign(picture)}>
            {t('documents.sign')}
          </Button>
        </div>
      )}
    </div>
  );
}
