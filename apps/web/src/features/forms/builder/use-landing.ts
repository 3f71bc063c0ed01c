import { sectionOfItem } from '@baton/domain/form/edit-form';
import type { FormContent, FormSection } from '@baton/domain/form/form';
import { useEffect, useRef } from 'react';
import type { FormPlace } from '../draft/form-draft.ts';

/** Value of the marker attribute of the button that adds sections. */
export const sectionAdder = 'sections';

/** Returns the marker of the button that adds to a column. */
export const itemAdder = ({ key }: FormSection, column: number): string => `${key} ${column}`;

/** Returns the marker of the button that adds before an item. */
export const itemInserter = (key: string): string => `before ${key}`;

const beside = <Part>(all: readonly Part[], part: Part | undefined): Part | undefined => {
  const at = all.findIndex((one) => one === part);
  return all[at + 1] ?? all[at - 1];
};

/**
 * Returns the marker of the element to focus after a removal: the next item, the previous one, or
 * an Add button.
 */
export const markAfter = (content: FormContent, { kind, key }: FormPlace): string => {
  if (kind === 'SECTION') {
    const section = content.sections.find((one) => one.key === key);
    return beside(content.sections, section)?.key ?? sectionAdder;
  }
  const section = sectionOfItem(content, key);
  const item = section?.items.find((one) => one.key === key);
  if (section === undefined || item === undefined) return sectionAdder;
  const column = section.items.filter((one) => one.column === item.column);
  return beside(column, item)?.key ?? itemAdder(section, item.column);
};

const marked = (mark: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-mark="${mark}"]`);

export const focusMark = (mark: string): void => {
  (marked(mark) ?? marked(sectionAdder))?.focus();
};

/** Opens the menu that adds before an item. */
export const openInserter = (key: string): void => marked(itemInserter(key))?.click();

/**
 * Keeps focus on the canvas. Items that move to another column are mounted again and removed items
 * disappear, so focus would be lost. Returns a function that sets the next element to focus by its
 * marker.
 */
export function useLanding(content: FormContent): (mark: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const mark = wanted.current;
    wanted.current = null;
    if (mark !== null && document.activeElement === document.body) focusMark(mark);
  }, [content]);
  return (mark) => {
    wanted.current = mark;
  };
}
