/** Actions of a task other than completing, by their permission flags. */
export const handActions = [
  'acknowledge',
  'decline',
  'claim',
  'answerInformation',
  'askInformation',
  'changeVote',
  'delegate',
  'addApprovers',
  'revoke',
  'override',
] as const;
export type HandAction = (typeof handActions)[number];

/** Actions with their own buttons. The others are in the menu. */
const buttons: ReadonlySet<HandAction> = new Set([
  'acknowledge',
  'decline',
  'claim',
  'answerInformation',
  'askInformation',
]);

export const isButton = (action: HandAction): boolean => buttons.has(action);

/** The inputs of an action. */
interface ActionInputs {
  readonly parties?: 'ONE' | 'SOME';
  readonly decision?: true;
  /** MUST: a comment is required. */
  readonly text?: 'MAY' | 'MUST';
}

export const actionInputs: Readonly<Record<HandAction, ActionInputs>> = {
  acknowledge: {},
  claim: {},
  decline: { text: 'MUST' },
  answerInformation: { text: 'MUST' },
  askInformation: { text: 'MUST' },
  changeVote: { decision: true, text: 'MAY' },
  delegate: { parties: 'ONE', text: 'MAY' },
  addApprovers: { parties: 'SOME' },
  revoke: { text: 'MUST' },
  override: { decision: true, text: 'MUST' },
};

/** Returns true for actions that need no input. */
export const isImmediate = (action: HandAction): boolean =>
  Object.keys(actionInputs[action]).length === 0;

/** Actions of approvals and of tasks. The rest applies to both. */
const ofApprovals: readonly HandAction[] = [
  'askInformation',
  'answerInformation',
  'changeVote',
  'addApprovers',
  'revoke',
  'override',
];
const ofWork: readonly HandAction[] = ['acknowledge', 'decline', 'claim'];

/** Returns true if the action applies to this task type. */
export const isAbout = (action: HandAction, type: string): boolean =>
  !(type === 'APPROVAL' ? ofWork : ofApprovals).includes(action);
