/** How a list of workflows is shown, as text in an address. The first one is the default. */
export const workflowLayouts = ['list', 'board', 'calendar', 'timeline'] as const;
export type WorkflowLayout = (typeof workflowLayouts)[number];

/** What the rows of a list or the columns of a board are grouped by, as text in an address. */
export const groupTexts = {
  status: 'STATUS',
  stage: 'STAGE',
  owner: 'OWNER',
  blueprint: 'BLUEPRINT',
  tag: 'TAG',
} as const;
export type GroupText = keyof typeof groupTexts;
export type WorkflowGrouping = (typeof groupTexts)[GroupText];

export const isGroupText = (text: string): text is GroupText => Object.hasOwn(groupTexts, text);

/** Scales of the calendar and the timeline, as text in an address. */
export const calendarScales = ['month', 'week', 'agenda'] as const;
export type CalendarScale = (typeof calendarScales)[number];
export const timelineScales = ['week', 'month', 'quarter'] as const;
export type TimelineScale = (typeof timelineScales)[number];

const isOneOf =
  <Text extends string>(texts: readonly Text[]) =>
  (text: string | undefined): text is Text =>
    texts.some((one) => one === text);

export const isWorkflowLayout = isOneOf(workflowLayouts);
export const isCalendarScale = isOneOf(calendarScales);
export const isTimelineScale = isOneOf(timelineScales);
