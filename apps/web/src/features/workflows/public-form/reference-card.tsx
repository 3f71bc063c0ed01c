import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import classes from './public-form.module.css';

/** The reference of a submission, which the requestor can copy. */
export function ReferenceCard({ reference }: { readonly reference: string }): ReactNode {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className={classes.reference}>
      <dl>
        <dt>{t('publicForm.reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      {/* Browsers have no clipboard API over plain HTTP. */}
      {window.isSecureContext && (
        <Button
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() =>
            void navigator.clipboard.writeText(reference).then(() => setIsCopied(true))
          }
        >
          {t(isCopied ? 'publicForm.copied' : 'publicForm.copy')}
        </Button>
      )}
    </div>
  );
}
