import pg from 'pg';

/** Locale that recognizes letters in every script. It doesn't affect the sort order. */
export const utf8Types = 'C.UTF-8';

/**
 * Returns true if the operating system has the locale. PostgreSQL rejects connections to a database
 * whose locale is missing.
 */
const isKnown = async (client: pg.Client): Promise<boolean> => {
  await client.query('BEGIN');
  try {
    await client.query(
      `CREATE COLLATION pg_temp.probe (provider = libc, lc_collate = 'C', lc_ctype = '${utf8Types}')`,
    );
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
};

/**
 * Changes databases with C character types to UTF-8. With C, trigrams of Chinese, Thai, and Korean
 * are empty. Collation, case, and indexes don't depend on these types, so one catalog update is
 * enough. Needs the superuser and affects new connections.
 */
export const ensureCharacterTypes = async (
  client: pg.Client,
  warn: (message: string) => void,
): Promise<void> => {
  const old = "datctype = 'C' AND datlocprovider = 'b'";
  const { rowCount } = await client.query(`SELECT FROM pg_database WHERE ${old}`);
  if (rowCount === 0) return;
  if (await isKnown(client))
    await client.query(`UPDATE pg_database SET datctype = $1 WHERE ${old}`, [utf8Types]);
  else
    warn(
      `This system has no locale ${utf8Types}, so searches find less in Chinese, Thai, and Korean. Remedy: install the locale and restart Baton.`,
    );
};
