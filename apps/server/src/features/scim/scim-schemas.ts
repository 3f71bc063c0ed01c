/** Names of the SCIM schemas that Baton uses. */
export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

/** Maximum number of resources on one page. */
export const maxPage = 200;

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: boolean;
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly mutability?: 'readOnly' | 'readWrite';
  readonly uniqueness?: 'none' | 'server';
  readonly subAttributes?: readonly Attribute[];
}

const described = ({ subAttributes, ...attribute }: Attribute): object => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...attribute,
  ...(subAttributes !== undefined && { subAttributes: subAttributes.map(described) }),
});

const text = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  ...more,
});

const schema = (id: string, name: string, attributes: readonly Attribute[]): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  attributes: attributes.map(described),
  meta: { resourceType: 'Schema', location: `/scim/v2/Schemas/${id}` },
});

const members = [text('value'), text('display', { mutability: 'readOnly' })];

/** The schemas, as a directory reads them. */
export const schemaResources: readonly object[] = [
  schema(schemas.user, 'User', [
    text('userName', { required: true, uniqueness: 'server' }),
    text('displayName'),
    {
      name: 'name',
      type: 'complex',
      subAttributes: [text('formatted'), text('givenName'), text('familyName')],
    },
    {
      name: 'emails',
      type: 'complex',
      multiValued: true,
      subAttributes: [text('value'), text('type'), { name: 'primary', type: 'boolean' }],
    },
    { name: 'active', type: 'boolean' },
    text('externalId', { caseExact: true }),
    {
      name: 'groups',
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: members,
    },
  ]),
  schema(schemas.enterprise, 'EnterpriseUser', [
    text('organization'),
    {
      name: 'manager',
      type: 'complex',
      subAttributes: [text('value'), text('displayName', { mutability: 'readOnly' })],
    },
  ]),
  schema(schemas.group, 'Group', [
    text('displayName', { required: true, uniqueness: 'server' }),
    text('externalId', { caseExact: true }),
    { name: 'members', type: 'complex', multiValued: true, subAttributes: members },
  ]),
];

const resourceType = (name: string, endpoint: string, id: string, more: object = {}): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint,
  schema: id,
  ...more,
  meta: { resourceType: 'ResourceType', location: `/scim/v2/ResourceTypes/${name}` },
});

export const resourceTypes: readonly object[] = [
  resourceType('User', '/Users', schemas.user, {
    schemaExtensions: [{ schema: schemas.enterprise, required: false }],
  }),
  resourceType('Group', '/Groups', schemas.group),
];

/** What the server supports. */
export const serviceProviderConfig: object = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of a directory’s service account.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: '/scim/v2/ServiceProviderConfig' },
};

/** Body of a list. */
export const listOf = (resources: readonly object[], total: number, startIndex = 1): object => ({
  schemas: [schemas.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
