import pg from 'pg';

/** Tells letters from signs in every script. The order of text does not depend on it. */
export const utf8Types = 'C.UTF-8';

/** Whether the operating system has the locale: PostgreSQL refuses connections to a database with one that it lacks. */
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
 * Databases that were created with the types of C have only ASCII letters: trigrams of Chinese, Thai, and Korean are
 * empty there. Collation, case, and indexes use the builtin provider and don't depend on these types, so one
 * transaction on the catalog moves a data folder. It is the superuser's to do; new connections see it.
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
      `This system has no locale ${utf8Types}: searches for parts of words find less in Chinese, Thai, and Korean. Remedy: install it and start Baton again.`,
    );
};
