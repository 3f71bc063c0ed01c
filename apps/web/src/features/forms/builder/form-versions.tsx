import { Eye, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formVersions_form$key } from '../../../__generated__/formVersions_form.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { VersionList } from '../../../ui/version-list/version-list.tsx';

export interface FormVersionsProps {
  readonly form: formVersions_form$key;
  /** Why restoring a version isn't allowed. Null if it is. */
  readonly restoreRefusal: string | null;
  readonly onShow: (number: number) => void;
  readonly onRestore: (number: number) => void;
}

/** Published versions with date, person, and notes, newest first. */
export function FormVersions({
  form,
  restoreRefusal,
  onShow,
  onRestore,
}: FormVersionsProps): ReactNode {
  const t = useText();
  const { versions } = useFragment(
    graphql`
      fragment formVersions_form on Form {
        versions {
          id
          number
          notes
          publishedAt
          publishedBy {
            name
          }
        }
      }
    `,
    form,
  );
  if (versions.length === 0)
    return <EmptyState title={t('blueprints.versions.none')} text={t('forms.versions.noneText')} />;
  return (
    <VersionList
      versions={versions.map((version) => ({
        ...version,
        name: t('blueprints.version', { number: version.number }),
        publishedBy: version.publishedBy.name,
      }))}
      actions={({ number }) => (
        <>
          <Button
            kind="subtle"
            size="small"
            icon={<Eye size={14} />}
            aria-label={t('blueprints.versions.showNumber', { number })}
            onClick={() => onShow(number)}
          >
            {t('blueprints.versions.show')}
          </Button>
          <Button
            kind="subtle"
            size="small"
            icon={<Undo2 size={14} />}
            aria-label={t('forms.versions.restoreNumber', { number })}
            disabledReason={restoreRefusal}
            onClick={() => onRestore(number)}
          >
            {t('forms.versions.restore')}
          </Button>
        </>
      )}
    />
  );
}
