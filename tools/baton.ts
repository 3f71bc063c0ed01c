import { serverEntry } from './build/server-bundle.ts';

await import(serverEntry());
