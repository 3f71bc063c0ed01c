/*
 * Preloaded into a server. The text records of domains come from a JSON file in place of DNS, if
 * TEXT_RECORDS names one.
 */
import dns from 'node:dns';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env['TEXT_RECORDS'];
if (file !== undefined) {
  dns.promises.resolveTxt = async (domain) => {
    const records: Readonly<Record<string, string>> = JSON.parse(await readFile(file, 'utf8'));
    const text = records[domain];
    return text === undefined ? [] : [[text]];
  };
  syncBuiltinESMExports();
}
