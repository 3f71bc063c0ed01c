import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formVersions_form$key } from '../../../__generated__/formVersions_form.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VersionList } from '../../../ui/version-list/version-list.tsx';

export interface FormVersionsProps {
  readonly form: formVersions_form$key;
  /** Why restoring a version isn't allowed. Null if it is. */
  readonly restoreRefusal: string | null;
  readonly onShow: (number: number) => void;
  readonly onRestore: (number: number) => void;
}

/** Published versions of a form, which can be restored. */
export function FormVersions({
  form,
  restoreRefusal,
  onShow,
  onRestore,
}: FormVersionsProps): ReactNode {
  const t = useText();
  const { versions, published } = useFragment(
    graphql`
      fragment formVersions_form on Form {
        published {
          id
          number
        }
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
  return (
    <VersionList
      versions={versions}
      current={published?.number}
      noneText={t('forms.versions.noneText')}
      onShow={onShow}
      actions={(number) => (
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
      )}
    />
  );
}
