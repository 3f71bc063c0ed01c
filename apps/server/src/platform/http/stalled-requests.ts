import type { FastifyInstance } from 'fastify';

/** Closes connections whose request body makes no progress for this long. */
export const closeStalledRequests = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']);
    if (!hasBody) return;
    const { socket } = raw;
    let received = socket.bytesRead;
    const check = () => {
      if (raw.complete) return;
      if (socket.bytesRead === received) raw.destroy();
      else {
        received = socket.bytesRead;
        timer = setTimeout(check, milliseconds);
      }
    };
    let timer = setTimeout(check, milliseconds);
    raw.once('close', () => clearTimeout(timer));
  });
};
