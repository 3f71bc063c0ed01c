import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { asId, type BlueprintId, type FieldKey, type InstanceKey } from '@baton/domain/core/ids';
import type { LinkInput, LinkRule } from '@baton/domain/blueprint/link-rule';
import { type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { linkMappingsQuery } from '../../../../__generated__/linkMappingsQuery.graphql.ts';
import { useQuery } from '../../../../lib/api/use-screen-query.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { readContent } from '../../content/read-content.ts';
import { useEditorState } from '../../editor/editor-context.ts';
import { columnsOf, placesOf } from './field-places.ts';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';

export interface LinkMappingsProps {
  readonly task: BlueprintTask;
  readonly link: LinkRule;
  readonly blueprint: BlueprintId;
  readonly onChange: (next: Pick<LinkRule, 'inputs'> | Pick<LinkRule, 'outputs'>) => void;
}

/** Option for the list item or table row for which the linked workflow is started. */
const splitSource = 'split';

/**
 * Returns the id of the option for a source: its field, and its column if a workflow is started for
 * each row of a table.
 */
const sourceId = ({ from, column }: Pick<LinkInput, 'from' | 'column'>): string =>
  from === null ? splitSource : column === null ? from : `${from} ${column}`;

const sourceFrom = (id: string): Pick<LinkInput, 'from' | 'column'> => {
  const [from = '', column] = id.split(' ');
  return {
    from: id === splitSource ? null : asId<InstanceKey>(from),
    column: column === undefined ? null : asId<FieldKey>(column),
  };
};

/** Maps values to the linked workflow at its start and back to the task. */
export function LinkMappings({ task, link, blueprint, onChange }: LinkMappingsProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const data = useQuery<linkMappingsQuery>(
    graphql`
      query linkMappingsQuery($id: ID!) {
        blueprint(id: $id) {
          published {
            content {
              ...readContent_content
            }
          }
        }
      }
    `,
    { id: blueprint },
    { fetchPolicy: 'store-or-network' },
  );
  const published = data.blueprint?.published?.content;
  if (published == null) return null;
  const child = readContent(published).content;
  const asked = child.intake.flatMap(({ key, field }) => {
    const name = child.fields[field]?.name;
    return name === undefined ? [] : [{ key, name }];
  });
  const kept = task.fields.flatMap(({ key, field }) => {
    const name = content.fields[field]?.name;
    return name === undefined ? [] : [{ key, name }];
  });
  const sources: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string | undefined;
  }[] = [
    ...(link.split === null ? [] : [{ value: splitSource, label: t('linked.map.splitValue') }]),
    ...columnsOf(content, link),
    ...placesOf(content, (_, place) => !task.fields.includes(place)),
  ];
  const results = placesOf(child, () => true);
  const setInput = (to: InstanceKey, source: string | null): void => {
    const others = link.inputs.filter((input) => input.to !== to);
    onChange({
      inputs: source === null ? others : [...others, { ...sourceFrom(source), to }],
    });
  };
  const setOutput = (to: InstanceKey, from: InstanceKey | null): void => {
    const others = link.outputs.filter((output) => output.to !== to);
    onChange({ outputs: from === null ? others : [...others, { from, to }] });
  };
  const sourceOf = (to: InstanceKey): string | null => {
    const input = link.inputs.find((one) => one.to === to);
    return input === undefined ? null : sourceId(input);
  };

  return (
    <>
      {asked.length > 0 && (
        <SettingsSection title={t('linked.map.inputs')} hint={t('linked.map.inputsHint')}>
          {asked.map(({ key, name }) => (
            <Select
              key={key}
              label={name}
              searchable
              disabled={!isEditable}
              value={sourceOf(key)}
              placeholder={t('linked.map.nothing')}
              options={sources}
              onChange={(from) => setInput(key, from)}
            />
          ))}
        </SettingsSection>
      )}
      {kept.length > 0 && results.length > 0 && (
        <SettingsSection title={t('linked.map.outputs')} hint={t('linked.map.outputsHint')}>
          {kept.map(({ key, name }) => (
            <Select
              key={key}
              label={name}
              searchable
              disabled={!isEditable}
              value={link.outputs.find(({ to }) => to === key)?.from ?? null}
              placeholder={t('linked.map.nothing')}
              options={results}
              onChange={(from) => setOutput(key, from)}
            />
          ))}
        </SettingsSection>
      )}
    </>
  );
}
