import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { viewingBannerMutation } from '../../__generated__/viewingBannerMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './viewing-banner.module.css';

export interface ViewingBannerProps {
  /** Name of the person whose view the admin sees. */
  readonly name: string;
}

/** Says that an admin sees Baton as another person, and leads back. */
export function ViewingBanner({ name }: ViewingBannerProps): ReactNode {
  const t = useText();
  const stopping = useCommand<viewingBannerMutation>(
    graphql`
      mutation viewingBannerMutation {
        stopViewing {
          ok
        }
      }
    `,
    { onDone: () => location.assign('/people') },
  );
  return (
    <div className={classes.banner} role="region" aria-label={t('viewing.label')}>
      <Eye size={16} aria-hidden="true" />
      <span>{t('viewing.banner', { name })}</span>
      <Button
        size="small"
        loading={stopping.isPending}
        onClick={() => void stopping.run(() => ({}))}
      >
        {t('viewing.stop')}
      </Button>
    </div>
  );
}
