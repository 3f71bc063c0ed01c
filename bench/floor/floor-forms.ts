import { page } from './floor-pages.ts';

/** Forms without a framework: a click opens a dialog with all fields. */
const dialog = (content: string, script = '') => `
<style>[role=dialog]{position:fixed;inset:24px;background:#fff;border:1px solid;overflow:auto;padding:1rem}label{display:block;margin:8px 0}
[role=grid]{height:420px;overflow:auto;position:relative}[role=row]{position:absolute;height:34px;display:flex}[role=row]>div{width:150px;border:1px solid #ddd}</style>
<button data-task-card>Open</button><script>
const content = ${content};
document.querySelector('[data-task-card]').addEventListener('click', () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = content;
  document.body.append(dialog);
  ${script}
});</script>`;

const types = ['text', 'number', 'date', 'select', 'checkbox', 'number', 'multi'];
const input = (type: string): string => {
  const options = '<option>one<option>two<option>three';
  if (type === 'text') return '<textarea></textarea>';
  if (type === 'select') return `<select>${options}</select>`;
  return type === 'multi' ? `<select multiple>${options}</select>` : `<input type="${type}">`;
};
const questions = Array.from({ length: 200 }, (_, n) => {
  const type = n === 199 ? 'email' : (types[n % types.length] ?? 'text');
  return `<label>Field ${n + 1} ${input(type)}</label>`;
});

export const formPage = page('Form', dialog(JSON.stringify(questions.join(''))));

export const tablePage = page(
  'Table',
  dialog(
    JSON.stringify('<div role="grid"><div data-body></div></div>'),
    `
  const grid = dialog.querySelector('[role=grid]'), body = grid.firstChild;
  body.style.height = 5000 * 34 + 'px';
  let first = -1;
  const draw = () => {
    const from = Math.max(0, Math.floor(grid.scrollTop / 34) - 6);
    if (from === first) return;
    first = from;
    body.innerHTML = Array.from({ length: Math.min(26, 5000 - from) }, (_, n) =>
      '<div role="row" data-row="' + (from + n) + '" style="transform:translateY(' + (from + n) * 34 + 'px)"><div>' +
      ['Row ' + (from + n + 1) + ', some words', '1,234', '22 Nov 2026', 'one', 'Row ' + (from + n + 1) + ', some words', '1,999.95'].join('</div><div>') +
      '</div></div>').join('');
  };
  grid.addEventListener('scroll', draw);
  draw();`,
  ),
);
