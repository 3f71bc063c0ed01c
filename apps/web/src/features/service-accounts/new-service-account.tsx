import { nameRefusal } from '@baton/domain/party/person-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  newServiceAccountMutation,
  ServiceAccountType,
} from '../../__generated__/newServiceAccountMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

type AccountType = Exclude<ServiceAccountType, '%future added value'>;

interface NewServiceAccountProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Creates the account of a program. */
export function NewServiceAccount({ onClose, onDone }: NewServiceAccountProps): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [type, setType] = useState<AccountType>('SERVICE_ACCOUNT');
  const [isAdmin, setIsAdmin] = useState(false);
  const creating = useCommand<newServiceAccountMutation>(
    graphql`
      mutation newServiceAccountMutation($input: CreateServiceAccountInput!) {
        createServiceAccount(input: $input) {
          serviceAccount {
            id
          }
        }
      }
    `,
    { fields: ['name'], onDone },
  );
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], creating.fieldErrors);
  return (
    <EntityDialog
      title={t('service.add')}
      submitLabel={t('service.add')}
      isPending={creating.isPending}
      onSubmit={() => {
        if (check()) void creating.run(() => ({ input: { name, type, isAdmin } }));
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('people.name')}
        required
        autoFocus
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <Select<AccountType>
        label={t('service.type')}
        required
        searchable={false}
        value={type}
        options={[
          {
            value: 'SERVICE_ACCOUNT',
            label: t('service.api'),
            description: t('service.apiAbout'),
          },
          {
            value: 'SCIM_SERVICE_ACCOUNT',
            label: t('service.scim'),
            description: t('service.scimAbout'),
          },
        ]}
        onChange={(next) => setType(next ?? type)}
      />
      {type === 'SERVICE_ACCOUNT' && (
        <Checkbox
          label={t('people.administrator')}
          description={t('people.administratorHint')}
          checked={isAdmin}
          onChange={setIsAdmin}
        />
      )}
    </EntityDialog>
  );
}
