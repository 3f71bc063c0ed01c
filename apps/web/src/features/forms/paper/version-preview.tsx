import { isLocale } from '@baton/domain/core/languages';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { versionPreview_version$key } from '../../../__generated__/versionPreview_version.graphql.ts';
import { FormPreview } from './form-preview.tsx';
import { useIntl } from '../../../lib/intl/use-intl.ts';

/** Preview of a published version. */
export function VersionPreview({
  version,
}: {
  readonly version: versionPreview_version$key;
}): ReactNode {
  const { locale } = useIntl();
  const { content: form } = useFragment(
    graphql`
      fragment versionPreview_version on FormVersion {
        id
        content
      }
    `,
    version,
  );
  return <FormPreview content={form} locale={isLocale(locale) ? locale : form.language} />;
}
