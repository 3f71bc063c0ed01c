/** Pages of a list, as a Relay pagination hook returns them. */
export interface ListPages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
}

/** Returns what loads the next rows at the end of a list. Undefined if all rows are loaded. */
export const loadMore = (
  { hasNext, isLoadingNext, loadNext }: ListPages,
  count: number,
): (() => void) | undefined =>
  hasNext
    ? () => {
        if (!isLoadingNext) loadNext(count);
      }
    : undefined;
