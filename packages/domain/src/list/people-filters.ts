import { isId } from './list-parameters.ts';

/** Filters by owner, as text in an address. */
export const ownerTexts = { me: 'ME', 'my-teams': 'MY_TEAMS' } as const;
export type OwnerText = keyof typeof ownerTexts;

export const isOwnerText = (text: string): text is OwnerText => Object.hasOwn(ownerTexts, text);

/** What a list is filtered by: a relation to the viewer, or a person, team, or role. */
export interface OwnerParameter {
  readonly owner: (typeof ownerTexts)[OwnerText] | null;
  readonly ownedBy: string | null;
}

/** Returns the filter by owner of an address. Invalid text filters nothing. */
export const parseOwner = (text: string | undefined): OwnerParameter => ({
  owner: text !== undefined && isOwnerText(text) ? ownerTexts[text] : null,
  ownedBy: text !== undefined && isId(text) ? text : null,
});

/** Text in an address that filters by the viewer with their teams and roles. */
export const viewerText = 'me';

/** Text in an address that filters tasks without an assignee. */
export const unassignedText = 'none';

/** Returns whether the text is the viewer, or the id of a person, team, or role. */
export const isPersonText = (text: string): boolean => text === viewerText || isId(text);

/** Filters by people on tasks. The owner of the workflow is another filter. */
export const peopleSubjects = ['waits-for', 'assignee', 'participant'] as const;
export type PeopleSubject = (typeof peopleSubjects)[number];

/** Filters by people on the tasks of workflows. */
export const workflowPeopleSubjects = ['waits-for', 'participant'] as const;
