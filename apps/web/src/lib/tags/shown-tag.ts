/** A tag as chips and pickers show it. */
export interface ShownTag {
  readonly id: string;
  readonly name: string;
  /** Own color or the color of the type, such as RED. */
  readonly shownColor: string;
}

/** Tags that a picker offers. */
export interface TagSearch {
  readonly options: readonly (ShownTag & { readonly typeName: string })[];
  readonly isLoading: boolean;
  readonly onSearch: (text: string) => void;
  /** Creates tags with these names. Null if the viewer can't create tags. */
  readonly add: ((names: readonly string[]) => Promise<readonly ShownTag[]>) | null;
}

/** CSS color of a tag. */
export const tagColor = (color: string): string => `var(--tag-${color.toLowerCase()})`;
