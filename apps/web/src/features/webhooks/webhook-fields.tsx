import { auditWebhookTypes } from '@baton/domain/webhook/audit-types';
import { webhookTypes } from '@baton/domain/webhook/webhook-events';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { webhookFieldsQuery } from '../../__generated__/webhookFieldsQuery.graphql.ts';
import { useQuietQuery } from '../../lib/api/use-quiet-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { MultiSelect } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

/** Editable fields of a webhook. */
export interface WebhookDraft {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly blueprintIds: readonly string[];
}

const query = graphql`
  query webhookFieldsQuery {
    blueprints(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

const isAudit = (type: string): boolean => type.startsWith('audit.');
const optionsOf = (types: readonly string[]) => types.map((type) => ({ value: type, label: type }));
const workflowOptions = optionsOf(webhookTypes.filter((type) => !isAudit(type)));
const auditOptions = optionsOf(auditWebhookTypes);

export interface WebhookFieldsProps {
  readonly draft: WebhookDraft;
  readonly errorOf: (field: string) => string | null | undefined;
  readonly onChange: (draft: WebhookDraft) => void;
}

/** Name, address, types of events, and blueprints of a webhook. */
export function WebhookFields({ draft, errorOf, onChange }: WebhookFieldsProps): ReactNode {
  const t = useText();
  const { data } = useQuietQuery<webhookFieldsQuery>(query, {});
  const blueprints = (data?.blueprints.edges ?? []).map(({ node: { id, name } }) => ({
    value: id,
    label: name,
  }));
  return (
    <>
      <TextInput
        label={t('people.name')}
        required
        autoComplete="off"
        value={draft.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <TextInput
        label={t('webhooks.url')}
        type="url"
        required
        autoComplete="off"
        description={t('webhooks.urlHint')}
        value={draft.url}
        error={errorOf('url')}
        onChange={(url) => onChange({ ...draft, url })}
      />
      <MultiSelect
        label={t('webhooks.types')}
        required={!draft.types.some(isAudit)}
        value={draft.types.filter((type) => !isAudit(type))}
        error={errorOf('types')}
        options={workflowOptions}
        onChange={(types) =>
          onChange({ ...draft, types: [...types, ...draft.types.filter(isAudit)] })
        }
      />
      <MultiSelect
        label={t('webhooks.auditTypes')}
        description={t('webhooks.auditTypesHint')}
        value={draft.types.filter(isAudit)}
        options={auditOptions}
        onChange={(types) =>
          onChange({ ...draft, types: [...draft.types.filter((type) => !isAudit(type)), ...types] })
        }
      />
      <MultiSelect
        label={t('webhooks.blueprints')}
        description={t('webhooks.blueprintsHint')}
        value={draft.blueprintIds}
        known={draft.blueprintIds.map((value) => ({ value, label: value }))}
        options={blueprints}
        onChange={(blueprintIds) => onChange({ ...draft, blueprintIds })}
      />
    </>
  );
}
