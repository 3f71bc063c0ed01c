/** Objects of the audit log, with their name in webhook types and the actions that occur. */
const objects = {
  User: ['person', 'CREATED UPDATED DELETED VIEWED_AS'],
  Team: ['team', 'CREATED UPDATED DELETED'],
  Role: ['role', 'CREATED UPDATED DELETED'],
  Workspace: ['workspace', 'CREATED UPDATED'],
  Secret: ['secret', 'CREATED UPDATED DELETED'],
  ApiToken: ['api_token', 'CREATED UPDATED DELETED'],
  Session: ['session', 'DELETED'],
  CalendarFeed: ['calendar_feed', 'CREATED DELETED'],
  ServiceAccount: ['service_account', 'CREATED UPDATED DELETED'],
  Webhook: ['webhook', 'CREATED UPDATED DELETED'],
  TagType: ['tag_type', 'CREATED UPDATED DELETED'],
  Tag: ['tag', 'CREATED UPDATED DELETED MERGED'],
  ProductObject: ['product_object', 'CREATED UPDATED DELETED'],
  OutgoingMail: ['outgoing_mail', 'UPDATED OPENED'],
  IncomingMail: ['incoming_mail', 'UPDATED'],
  SsoConnection: ['sso_connection', 'CREATED UPDATED DELETED'],
  SsoDomain: ['sso_domain', 'CREATED UPDATED DELETED'],
  Absence: ['absence', 'CREATED UPDATED DELETED'],
  WorkCalendar: ['work_calendar', 'UPDATED'],
  Blueprint: ['blueprint', 'CREATED UPDATED DELETED PUBLISHED'],
  Form: ['form', 'CREATED UPDATED DELETED PUBLISHED'],
  CustomField: ['custom_field', 'CREATED UPDATED DELETED PUBLISHED'],
  SavedView: ['saved_view', 'CREATED UPDATED DELETED'],
} as const satisfies Readonly<Record<string, readonly [noun: string, actions: string]>>;

/** Actions about signing in. The object is the person. */
const signInActions = ['SIGNED_IN', 'SIGN_IN_FAILED', 'PASSWORD_CHANGED', 'PASSWORD_RESET'];

/** Type of a webhook event from the audit log, such as `audit.person.updated`. */
export type AuditWebhookType = `audit.${string}.${string}`;

const typeOf = (noun: string, action: string): AuditWebhookType =>
  `audit.${noun}.${action.toLowerCase()}`;

export const auditWebhookTypes: readonly AuditWebhookType[] = [
  ...Object.values(objects).flatMap(([noun, actions]) =>
    actions.split(' ').map((action) => typeOf(noun, action)),
  ),
  ...signInActions.map((action) => typeOf('sign_in', action)),
];

const isObject = (name: string): name is keyof typeof objects => Object.hasOwn(objects, name);

/** Returns the type of an entry of the audit log. Null if webhooks don't know its object or action. */
export const auditWebhookType = (objectType: string, action: string): AuditWebhookType | null => {
  if (!isObject(objectType)) return null;
  const noun = signInActions.includes(action) ? 'sign_in' : objects[objectType][0];
  const type = typeOf(noun, action);
  return auditWebhookTypes.includes(type) ? type : null;
};
