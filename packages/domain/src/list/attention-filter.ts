/** Why an open item needs someone's attention. Each is a filter with a count. */
export const attentions = ['OVERDUE', 'WAITING_FOR_ME', 'DUE_THIS_WEEK', 'STUCK'] as const;
export type Attention = (typeof attentions)[number];

/** Filters for an attention, as text in an address. */
export const attentionTexts = {
  overdue: 'OVERDUE',
  'waiting-for-me': 'WAITING_FOR_ME',
  'due-this-week': 'DUE_THIS_WEEK',
  stuck: 'STUCK',
} as const satisfies Readonly<Record<string, Attention>>;
export type AttentionText = keyof typeof attentionTexts;

export const isAttentionText = (text: string): text is AttentionText =>
  Object.hasOwn(attentionTexts, text);

/** Returns the filter of an address. Null without one, or if the text is unknown. */
export const parseAttention = (text: string | undefined): Attention | null =>
  text !== undefined && isAttentionText(text) ? attentionTexts[text] : null;
