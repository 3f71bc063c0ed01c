import { updateNotifications } from '../../features/notifications/index.ts';
import { createLog } from '../../platform/log/log.ts';
import type { TestServer } from '../test-server.ts';
import { catchUpReader } from './catch-up-reader.ts';

/** Notifies people of all events until now, after their undo window. */
export const catchUpNotifications = (server: TestServer): Promise<void> => {
  const { services } = server.composition;
  server.clock.advance(services.undoWindow + 1000);
  return catchUpReader(server, 'notifications', () =>
    updateNotifications(services, createLog('error', 'test')),
  );
};
