import { expect, type Page } from '@playwright/test';

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Calls the API as the person who is signed in on the page. */
export const callApi = async (
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<unknown> => {
  const answer = await page.evaluate(
    async (body): Promise<Answer> => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-baton': '1' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    { query, variables },
  );
  expect(answer.errors ?? []).toEqual([]);
  return answer.data;
};
