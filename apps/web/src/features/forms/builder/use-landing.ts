import { sectionOfItem } from '@baton/domain/form/edit-form';
import type { FormContent, FormSection } from '@baton/domain/form/form';
import { useEffect, useRef } from 'react';
import type { FormPlace } from '../draft/form-draft.ts';

/** What adds sections, as a mark on its button. */
export const sectionAdder = 'sections';

/** What adds to a column, as a mark on its button. */
export const itemAdder = ({ key }: FormSection, column: number): string => `${key} ${column}`;

/** What adds before an item, as a mark on its button. */
export const itemInserter = (key: string): string => `before ${key}`;

const beside = <Part>(all: readonly Part[], part: Part | undefined): Part | undefined => {
  const at = all.findIndex((one) => one === part);
  return all[at + 1] ?? all[at - 1];
};

/** The mark of what takes the keyboard when this place is gone: what follows it, else what came before, else what adds. */
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

/** Opens the menu of what can be put before an item. */
export const openInserter = (key: string): void => marked(itemInserter(key))?.click();

/**
 * Keeps the keyboard on the canvas. What is moved into another column is drawn anew, and what is
 * taken out is gone: the focus would fall back to the top of the page. Answers how to name the
 * place that takes it then.
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
