/** What can be done with a task beside the work itself, as its permission flags name it. */
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

/** What is asked before it is done. */
interface Asked {
  readonly parties?: 'ONE' | 'SOME';
  readonly decision?: true;
  /** MUST: it does not go without words. */
  readonly text?: 'MAY' | 'MUST';
}

export const askedFor: Readonly<Record<HandAction, Asked>> = {
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

/** Done at once, with one click. */
export const isImmediate = (action: HandAction): boolean =>
  Object.keys(askedFor[action]).length === 0;

/** What belongs to approvals, and what to work; the rest to both. */
const ofApprovals: readonly HandAction[] = [
  'askInformation',
  'answerInformation',
  'changeVote',
  'addApprovers',
  'revoke',
  'override',
];
const ofWork: readonly HandAction[] = ['acknowledge', 'decline', 'claim'];

/** Whether the action is a question at all for a task of this type. */
export const isAbout = (action: HandAction, type: string): boolean =>
  !(type === 'APPROVAL' ? ofWork : ofApprovals).includes(action);
