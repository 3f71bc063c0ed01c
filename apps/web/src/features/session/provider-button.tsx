import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { openProvider, type ProviderTarget } from '../../lib/session/provider-sign-in.ts';
import { Button } from '../../ui/button/button.tsx';

export interface ProviderButtonProps {
  readonly target: ProviderTarget;
  /** Name of the identity provider. */
  readonly provider: string;
  readonly isPrimary?: boolean;
  readonly onFailure: (error: ApiError) => void;
}

/** Opens the page of the identity provider. */
export function ProviderButton({
  target,
  provider,
  isPrimary = false,
  onFailure,
}: ProviderButtonProps): ReactNode {
  const t = useText();
  const [isPending, setIsPending] = useState(false);
  const open = async (): Promise<void> => {
    setIsPending(true);
    try {
      await openProvider(target);
    } catch (error) {
      onFailure(asApiError(error));
      setIsPending(false);
    }
  };
  return (
    <Button
      size="large"
      fullWidth
      kind={isPrimary ? 'primary' : undefined}
      autoFocus={isPrimary}
      icon={<ShieldCheck />}
      loading={isPending}
      onClick={() => void open()}
    >
      {t('session.continueWith', { provider })}
    </Button>
  );
}
