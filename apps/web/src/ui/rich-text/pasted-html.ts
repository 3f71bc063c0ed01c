import { isAllowedHref } from '../../lib/rich-text/allowed-href.ts';

/** Word's style for a list item and its level. */
const listStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

const isMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const levelOf = (element: Element): number | null => {
  const level = listStyle.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
};

/** Removes the marker of an item. Returns true if the list is numbered. */
const takeMarker = (paragraph: Element): boolean => {
  const markers = [...paragraph.querySelectorAll('*')].filter(isMarker);
  const sign = markers[0]?.textContent?.trim() ?? '';
  for (const marker of markers) marker.remove();
  return numbered.test(sign);
};

/** Converts Word's list paragraphs to lists, with nested ones inside the previous item. */
const makeLists = (page: Document): void => {
  for (const first of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!first.isConnected || levelOf(first) === null) continue;
    const open: { readonly level: number; readonly list: Element }[] = [];
    let item: Element | null = first;
    while (item !== null) {
      const level = levelOf(item);
      if (level === null) break;
      const next: Element | null = item.nextElementSibling;
      const tag = takeMarker(item) ? 'ol' : 'ul';
      while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
      // Another list type starts a new list.
      if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
      const last = open.at(-1);
      if (last === undefined || last.level < level) {
        const list = page.createElement(tag);
        const within = last?.list.lastElementChild;
        if (within == null) item.before(list);
        else within.append(list);
        open.push({ level, list });
      }
      const line = page.createElement('li');
      line.append(...item.childNodes);
      open.at(-1)?.list.append(line);
      item.remove();
      item = next;
    }
  }
};

/** Converts each table row to a paragraph, with its cells separated. */
const makeRows = (page: Document): void => {
  for (const table of page.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')].map((row) => {
      const line = page.createElement('p');
      const cells = [...row.querySelectorAll('td, th')];
      line.textContent = cells.map((cell) => cell.textContent?.trim() ?? '').join(' | ');
      return line;
    });
    table.replaceWith(...rows);
  }
};

/** Replaces links that aren't allowed by their text and spaces. */
const dropLinks = (page: Document): void => {
  for (const link of page.querySelectorAll('a'))
    if (!isAllowedHref(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  page.body.normalize();
};

/** Converts clipboard HTML from a word processor or web page to the elements of rich text. */
export const pastedHtml = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeLists(page);
  makeRows(page);
  dropLinks(page);
  return page.body.innerHTML;
};
