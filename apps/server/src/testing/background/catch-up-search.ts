import { updateSearchIndex } from '../../features/search/index.ts';
import { createLog } from '../../platform/log/log.ts';
import type { TestServer } from '../test-server.ts';
import { catchUpReader } from './catch-up-reader.ts';

/** Indexes all events until now. */
export const catchUpSearch = (server: TestServer): Promise<void> =>
  catchUpReader(server, 'search', () =>
    updateSearchIndex(server.composition.services, createLog('error', 'test')),
  );
