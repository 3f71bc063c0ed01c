import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { formState_form$key } from '../../../__generated__/formState_form.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';

/** Draft, published, or published with unpublished changes, and who locked it. */
export function FormState({ form }: { readonly form: formState_form$key }): ReactNode {
  const t = useText();
  const { published, hasUnpublishedChanges, lockedBy } = useFragment(
    graphql`
      fragment formState_form on Form {
        hasUnpublishedChanges
        published {
          id
          number
        }
        lockedBy {
          id
          name
        }
      }
    `,
    form,
  );
  const state =
    published == null ? (
      <Badge tone="neutral">{t('blueprints.state.draft')}</Badge>
    ) : hasUnpublishedChanges ? (
      <Badge tone="due-soon">{t('blueprints.state.changed', { number: published.number })}</Badge>
    ) : (
      <Badge tone="done">{t('blueprints.state.published', { number: published.number })}</Badge>
    );
  if (lockedBy == null) return state;
  const text = t('forms.lockedBy', { name: lockedBy.name });
  return (
    <>
      {state}{' '}
      <span role="img" aria-label={text} {...tooltip(text)}>
        <Lock size={13} aria-hidden="true" />
      </span>
    </>
  );
}
