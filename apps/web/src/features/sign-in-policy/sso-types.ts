import type { ssoSection_sso$data } from '../../__generated__/ssoSection_sso.graphql.ts';

export type Connection = ssoSection_sso$data['connections'][number];
export type Domain = ssoSection_sso$data['domains'][number];
