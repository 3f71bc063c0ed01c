import { ScrollText } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type {
  auditLog_query$data,
  auditLog_query$key,
} from '../../__generated__/auditLog_query.graphql.ts';
import type { auditLogPageQuery } from '../../__generated__/auditLogPageQuery.graphql.ts';
import type { AuditedType, auditLogQuery } from '../../__generated__/auditLogQuery.graphql.ts';
import { deviceName } from '../../lib/device/device-name.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Select } from '../../ui/select/select.tsx';
import classes from './audit-log.module.css';

type Entry = auditLog_query$data['auditLog']['edges'][number]['node'];
type Type = Exclude<AuditedType, '%future added value'>;

const types: Readonly<Record<Type, MessageId>> = {
  User: 'audit.type.User',
  SsoConnection: 'audit.type.SsoConnection',
  SsoDomain: 'audit.type.SsoDomain',
  Team: 'audit.type.Team',
  Role: 'audit.type.Role',
  Workspace: 'audit.type.Workspace',
  Secret: 'audit.type.Secret',
  ApiToken: 'audit.type.ApiToken',
  TagType: 'audit.type.TagType',
  ProductObject: 'audit.type.ProductObject',
  OutgoingMail: 'audit.type.OutgoingMail',
};
const isType = (value: string): value is Type => value in types;

const actions: Readonly<Record<string, MessageId>> = {
  CREATED: 'audit.action.CREATED',
  UPDATED: 'audit.action.UPDATED',
  DELETED: 'audit.action.DELETED',
  SIGNED_IN: 'audit.action.SIGNED_IN',
  OPENED: 'audit.action.OPENED',
  VIEWED_AS: 'audit.action.VIEWED_AS',
};

const properties: Readonly<Record<string, MessageId>> = {
  name: 'audit.property.name',
  email: 'audit.property.email',
  accessLevel: 'audit.property.accessLevel',
  isAdmin: 'audit.property.isAdmin',
  isActive: 'audit.property.isActive',
  managerId: 'audit.property.managerId',
  groupIds: 'audit.property.groupIds',
  allowsInviting: 'audit.property.allowsInviting',
  memberIds: 'audit.property.memberIds',
  tasksTo: 'audit.property.tasksTo',
  approvalsTo: 'audit.property.approvalsTo',
  workflowsTo: 'audit.property.workflowsTo',
  timeZone: 'audit.property.timeZone',
  accentColor: 'audit.property.color',
  color: 'audit.property.color',
  access: 'audit.property.access',
  days: 'audit.property.days',
  client: 'audit.property.client',
  passkey: 'audit.property.passkey',
  recipient: 'audit.property.recipient',
  state: 'audit.property.state',
  twoStepSignIn: 'audit.property.twoStepSignIn',
  passwordPolicy: 'audit.property.passwordPolicy',
  requiresSecondFactor: 'audit.property.requiresSecondFactor',
  secondFactorRoleIds: 'audit.property.secondFactorRoleIds',
  reason: 'viewing.reason',
  issuer: 'sso.issuer',
  clientId: 'sso.clientId',
  isRequired: 'sso.required',
  breakGlassIds: 'sso.breakGlass',
  verified: 'sso.verified',
  foreground: 'brand.foreground',
  background: 'brand.background',
  senderName: 'brand.senderName',
  languages: 'brand.languages',
  logo: 'brand.logo',
};

/** Returns a changed property as text: its new value, and the old one if there was one. */
const useChangeText = (): ((change: Entry['changes'][number]) => string) => {
  const t = useText();
  const valueText = (name: string, value: string): string => {
    if (value === 'true' || value === 'false') return t(`audit.value.${value}`);
    const device = name === 'client' ? deviceName(value) : null;
    return device === null ? value : t('app.device', device);
  };
  return ({ name, before, after }) => {
    const label = properties[name];
    const [old, now] = [before, after].map((value) =>
      value == null || value === '' ? null : valueText(name, value),
    );
    const values = old == null ? (now ?? '–') : `${old} → ${now ?? '–'}`;
    return `${label === undefined ? name : t(label)}: ${values}`;
  };
};

const query = graphql`
  query auditLogQuery($objectType: AuditedType) {
    ...auditLog_query @arguments(objectType: $objectType)
  }
`;

/** Who changed people, rights, and settings, newest first. */
export function AuditLog(): ReactNode {
  const t = useText();
  const [type, setType] = useState<Type | null>(null);
  return (
    <>
      <FilterBar>
        <Select<Type>
          label={t('audit.filter')}
          hideLabel
          placeholder={t('audit.allTypes')}
          className={classes.filter}
          value={type}
          options={Object.entries(types).flatMap(([value, label]) =>
            isType(value) ? [{ value, label: t(label) }] : [],
          )}
          onChange={setType}
        />
      </FilterBar>
      <Suspense fallback={<PageWait rows={8} />}>
        <Entries type={type} />
      </Suspense>
    </>
  );
}

function Entries({ type }: { readonly type: Type | null }): ReactNode {
  const t = useText();
  const changeText = useChangeText();
  const data = useLazyLoadQuery<auditLogQuery>(
    query,
    { objectType: type },
    { fetchPolicy: 'store-and-network' },
  );
  const page = usePaginationFragment<auditLogPageQuery, auditLog_query$key>(
    graphql`
      fragment auditLog_query on Query
      @refetchable(queryName: "auditLogPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        objectType: { type: "AuditedType" }
      ) {
        auditLog(first: $first, after: $after, objectType: $objectType)
          @connection(key: "auditLog_auditLog") {
          edges {
            node {
              id
              at
              actor {
                name
              }
              action
              objectType
              objectName
              changes {
                name
                before
                after
              }
            }
          }
        }
      }
    `,
    data,
  );
  return (
    <EntityList<Entry>
      label={t('audit.title')}
      icon={<ScrollText />}
      items={page.data.auditLog.edges.map(({ node }) => node)}
      getKey={({ id }) => id}
      getName={({ objectName }) => objectName}
      empty={{ title: t('audit.empty'), text: t('audit.emptyText') }}
      columns={[
        {
          key: 'at',
          header: t('audit.time'),
          width: '140px',
          render: ({ at }) => <Moment at={at} tone="quiet" />,
        },
        {
          key: 'actor',
          header: t('audit.actor'),
          width: 'minmax(120px, 1fr)',
          render: ({ actor }) => actor?.name ?? t('history.baton'),
        },
        {
          key: 'what',
          header: t('audit.what'),
          width: 'minmax(180px, 1.5fr)',
          isLead: true,
          render: ({ action, objectType, objectName }) => (
            <span className={classes.what}>
              {t(actions[action] ?? 'audit.action.UPDATED', {
                type: isType(objectType) ? t(types[objectType]) : objectType,
                name: objectName,
              })}
            </span>
          ),
        },
        {
          key: 'changes',
          header: t('audit.changes'),
          width: 'minmax(0, 2fr)',
          render: ({ changes }) => (
            <span className={classes.changes}>{changes.map(changeText).join(' · ')}</span>
          ),
        },
      ]}
      onEndReached={() => {
        if (page.hasNext && !page.isLoadingNext) page.loadNext(50);
      }}
    />
  );
}
