/** Returns the tab in the URL, the first tab without one, or null if it is unknown. */
export const findTab = <Tab extends string>(
  tabs: readonly Tab[],
  named: string | undefined,
): Tab | null => (named === undefined ? tabs[0] : tabs.find((tab) => tab === named)) ?? null;
