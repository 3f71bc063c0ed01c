/** Returns the tab that the address names, the first one without a name, or null if it is unknown. */
export const findTab = <Tab extends string>(
  tabs: readonly Tab[],
  named: string | undefined,
): Tab | null => (named === undefined ? tabs[0] : tabs.find((tab) => tab === named)) ?? null;
