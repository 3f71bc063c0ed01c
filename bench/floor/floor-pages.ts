/** Pages without scripts: the minimum that a browser needs to show the same texts. */
export const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px sans-serif;margin:2rem}label{display:block}td{padding:4px 12px}</style><body>${body}`;

export const signInPage = page(
  'Sign in',
  `<h1>Sign in</h1><form><label>E-mail <input name="email"></label>
<label>Password <input type="password" name="password"></label><button>Sign in</button></form>`,
);

const row = (n: number) =>
  `<tr><td>Task ${n} of many words<td>Workflow ${n}<td>Stage<td>Person<td>2026-01-01<td>On track`;

export const listPage = page(
  'My tasks',
  `<h1>My tasks</h1><table>${Array.from({ length: 50 }, (_, n) => row(n)).join('')}</table>`,
);

// 10,000 rows, of which only the visible ones are in the document. A click on a row opens a dialog,
// its button removes the row, and a tab shows the other half.
const rowsScript = `
const height = 36, all = Array.from({ length: 10000 }, (_, n) => ({ id: String(n), name: 'Task ' + n + ' of many words' }));
let tasks = all, first = -1;
const scroller = document.querySelector('main'), grid = document.querySelector('[role=grid]');
const draw = (force) => {
  const from = Math.max(0, Math.floor(scroller.scrollTop / height) - 12);
  if (from === first && !force) return;
  first = from;
  grid.style.height = tasks.length * height + 'px';
  grid.innerHTML = tasks.slice(from, from + 46).map((task, n) =>
    '<div role="row" data-task="' + task.id + '" style="transform:translateY(' + (from + n) * height + 'px)"><span>' + task.name +
    '</span><span>Workflow</span><span>Stage</span><button>Complete</button></div>').join('');
};
scroller.addEventListener('scroll', () => draw(false));
grid.addEventListener('click', (event) => {
  const id = event.target.closest('[data-task]').dataset.task;
  if (event.target.tagName === 'BUTTON') { tasks = tasks.filter((task) => task.id !== id); draw(true); return; }
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.textContent = 'Task ' + id;
  document.body.append(dialog);
});
addEventListener('keydown', (event) => { if (event.key === 'Escape') document.querySelector('[role=dialog]')?.remove(); });
for (const tab of document.querySelectorAll('[role=tab]')) tab.addEventListener('click', () => {
  for (const other of document.querySelectorAll('[role=tab]')) other.setAttribute('aria-selected', String(other === tab));
  tasks = tab.dataset.key === 'a' ? all : all.filter((_, n) => n % 2 === 0);
  draw(true);
});
draw(true);`;

export const rowsPage = page(
  'Rows',
  `<style>main{height:600px;overflow:auto}[role=grid]{position:relative}[role=row]{position:absolute;height:36px;display:flex;gap:1rem;width:100%}
[role=dialog]{position:fixed;inset:20%;background:#fff;border:1px solid}</style>
<button role="tab" data-key="a" aria-selected="true">All</button><button role="tab" data-key="b" aria-selected="false">Half</button>
<main><div role="grid"></div></main><script>${rowsScript}</script>`,
);
