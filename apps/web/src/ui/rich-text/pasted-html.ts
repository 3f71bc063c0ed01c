import { isAllowedHref } from '../../lib/rich-text/allowed-href.ts';

/** How Word says that a paragraph is an item of a list, and how deep it lies. */
const listStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

const isMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const levelOf = (element: Element): number | null => {
  const level = listStyle.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
};

/** Takes the sign off an item, and says by it whether the list counts. */
const takeMarker = (paragraph: Element): boolean => {
  const markers = [...paragraph.querySelectorAll('*')].filter(isMarker);
  const sign = markers[0]?.textContent?.trim() ?? '';
  for (const marker of markers) marker.remove();
  return numbered.test(sign);
};

/** The paragraphs of Word that are items become lists, those that lie deeper within the item before. */
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
      // Another kind of list begins beside the one before.
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

/** A row of a table is a paragraph, its cells stand apart. */
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

/** An address that is not taken leaves its words, and the blanks around them. */
const dropLinks = (page: Document): void => {
  for (const link of page.querySelectorAll('a'))
    if (!isAllowedHref(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  page.body.normalize();
};

/** What a word processor or a page put on the clipboard, in the elements that a rich text has. */
export const pastedHtml = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeLists(page);
  makeRows(page);
  dropLinks(page);
  return page.body.innerHTML;
};
