import { attachForm } from '@baton/domain/blueprint/edit/edit-forms';
import type { TaskKey } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { formPickerQuery } from '../../../__generated__/formPickerQuery.graphql.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useScreenQuery } from '../../../lib/api/use-screen-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { loadFormVersion } from './form-version.ts';

export interface FormPickerProps {
  readonly task: TaskKey | null;
  readonly onDone: () => void;
}

/** Picks a published form to add here. */
export function FormPicker({ task, onDone }: FormPickerProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const { forms } = useScreenQuery<formPickerQuery>(
    graphql`
      query formPickerQuery {
        forms(first: 100, status: PUBLISHED) {
          edges {
            node {
              id
              name
              published {
                id
                number
              }
            }
          }
        }
      }
    `,
    {},
  );
  const instances = task === null ? content.intake : (content.tasks[task]?.fields ?? []);
  const shown = new Set(
    instances.flatMap(({ item }) =>
      item === null ? [] : [content.forms[item.form]?.origin.form as string | undefined],
    ),
  );
  const offered = forms.edges.flatMap(({ node }) =>
    node.published == null || shown.has(node.id)
      ? []
      : [{ id: node.id, name: node.name, number: node.published.number }],
  );
  const pick = async (id: string | null): Promise<void> => {
    const selected = offered.find((one) => one.id === id);
    if (selected === undefined) return;
    try {
      const formVersion = await loadFormVersion(environment, selected.id, selected.number);
      if (formVersion !== null)
        actions.edit(
          (before) => attachForm(before, task, formVersion, newKey),
          task === null ? null : taskPlace(task),
        );
      onDone();
    } catch (thrown) {
      notify({ tone: 'danger', text: errorText(t, asApiError(thrown)) });
    }
  };
  if (offered.length === 0) return <p>{t('forms.attach.none')}</p>;
  return (
    <Select
      label={t('forms.attach.select')}
      searchable
      autoFocus
      value={null}
      options={offered.map(({ id, name, number }) => ({
        value: id,
        label: name,
        description: t('library.version', { number }),
      }))}
      onChange={(id) => void pick(id)}
    />
  );
}
