import { Globe, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ssoSection_sso$key } from '../../__generated__/ssoSection_sso.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { SsoConnectionDialog } from './sso-connection-dialog.tsx';
import { SsoDomainDialog } from './sso-domain-dialog.tsx';
import type { Connection, Domain } from './sso-types.ts';

export interface SsoSectionProps {
  readonly sso: ssoSection_sso$key;
}

/** Identity providers of the workspace, and the domains of their people. */
export function SsoSection({ sso }: SsoSectionProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment ssoSection_sso on SingleSignOn {
        connections {
          id
          name
          protocol
          issuer
          clientId
          signInUrl
          certificate
          callbackUrl
          metadataUrl
          isRequired
          testedAt
        }
        domains {
          id
          domain
          connectionId
          proof
          verifiedAt
        }
        breakGlassIds
        admins {
          id
          name
          kind
        }
      }
    `,
    sso,
  );
  const nameOf = (id: string): string =>
    data.connections.find((connection) => connection.id === id)?.name ?? '';
  return (
    <>
      <EntityList<Connection>
        label={t('sso.title')}
        about={t('sso.about')}
        icon={<ShieldCheck />}
        items={data.connections}
        getKey={({ id }) => id}
        getName={({ name }) => name}
        empty={{ title: t('sso.none'), text: t('sso.noneText') }}
        addLabel={t('sso.add')}
        columns={[
          {
            key: 'name',
            header: t('sso.name'),
            width: 'minmax(140px, 1fr)',
            isLead: true,
            sortValue: ({ name }) => name,
            render: ({ name }) => name,
          },
          {
            key: 'issuer',
            header: t('sso.issuer'),
            width: 'minmax(0, 2fr)',
            render: ({ issuer }) => issuer,
          },
          {
            key: 'state',
            header: t('sso.state'),
            width: '160px',
            render: ({ isRequired, testedAt }) => (
              <Badge tone={isRequired ? 'accent' : testedAt == null ? 'due-soon' : 'on-track'}>
                {t(
                  isRequired ? 'sso.required' : testedAt == null ? 'sso.untested' : 'sso.optional',
                )}
              </Badge>
            ),
          },
        ]}
        dialog={(connection, onClose) => (
          <SsoConnectionDialog
            connection={connection}
            breakGlassIds={data.breakGlassIds}
            admins={data.admins}
            onClose={onClose}
          />
        )}
      />
      {data.connections.length > 0 && (
        <EntityList<Domain>
          label={t('sso.domains')}
          about={t('sso.domainsAbout')}
          icon={<Globe />}
          items={data.domains}
          getKey={({ id }) => id}
          getName={({ domain }) => domain}
          empty={{ title: t('sso.noDomains'), text: t('sso.noDomainsText') }}
          addLabel={t('sso.addDomain')}
          columns={[
            {
              key: 'domain',
              header: t('sso.domain'),
              width: 'minmax(140px, 1fr)',
              isLead: true,
              sortValue: ({ domain }) => domain,
              render: ({ domain }) => domain,
            },
            {
              key: 'connection',
              header: t('sso.provider'),
              width: 'minmax(0, 2fr)',
              render: ({ connectionId }) => nameOf(connectionId),
            },
            {
              key: 'state',
              header: t('sso.state'),
              width: '160px',
              render: ({ verifiedAt }) => (
                <Badge tone={verifiedAt == null ? 'due-soon' : 'on-track'}>
                  {t(verifiedAt == null ? 'sso.unverified' : 'sso.verified')}
                </Badge>
              ),
            },
          ]}
          dialog={(domain, onClose) => (
            <SsoDomainDialog domain={domain} connections={data.connections} onClose={onClose} />
          )}
        />
      )}
    </>
  );
}
