import type { Browser } from '@playwright/test';
import type pg from 'pg';
import { searchWords } from '@baton/domain/search/search-words';
import { openTab } from '../../browser.ts';
import { quantile } from '../../contest.ts';
import { tenantId } from '../../data-shape.ts';
import { installMeter, timed, timesOf } from '../../paint-meter.ts';
import type { Figure } from '../../report.ts';

const searches = 12;
/** A person at random. */
const person = 7;
/** Milliseconds between two keys of a fast writer. */
const betweenKeys = 180;

/** Returns words of tasks, without their last letters. */
const wordsOf = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM task TABLESAMPLE SYSTEM (1) REPEATABLE (7) WHERE tenant_id = $1 LIMIT $2`,
    [tenantId, searches],
  );
  return rows.map(({ name }) => searchWords(name)[0]?.slice(0, 6) ?? '');
};

/** Measures each key in the command palette, from the key to the paint of its results. */
export const paletteFigures = async (
  browser: Browser,
  baton: string,
  pool: pg.Pool,
): Promise<readonly Figure[]> => {
  const { page, context } = await openTab(browser, baton, person);
  try {
    await page.addInitScript(installMeter);
    await page.goto(`${baton}/my/tasks`);
    await page.locator('[data-task]').first().waitFor();
    // The first time loads the code of the dialog, so it isn't counted.
    for (const [n, word] of ['first', ...(await wordsOf(pool))].entries()) {
      await page.keyboard.press('Control+k');
      await page.locator('[role=dialog] [role=combobox]').waitFor();
      for (const key of word) {
        const selector = '[role=dialog] [role=listbox][aria-busy=true]';
        const click = n === 0 ? 'first' : 'key';
        await timed(page, { click, kind: 'gone', selector }, () => page.keyboard.press(key));
        await page.waitForTimeout(betweenKeys);
      }
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
    const times = (await timesOf(page)).flatMap((t) => (t.click === 'key' ? [t.millis] : []));
    const figure = (what: string, unit: string, value: number): Figure => ({
      ...{ work: 'palette', what, unit, baton: value },
      floor: null,
    });
    return [
      ...([0.5, 0.95] as const).map((q) =>
        figure(`key to paint of its results, p${q * 100}`, 'ms', quantile(times, q)),
      ),
      figure('keys measured', '', times.length),
    ];
  } finally {
    await context.close();
  }
};
