import { createServer } from 'node:net';

const usualPort = 3000;
const tries = 50;

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });

const anyPort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port: 0 }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Returns the port to listen on. A configured port must be free. Otherwise, it is 3000 or the next
 * free port, so that another project on 3000 doesn't prevent a first start.
 */
export const choosePort = async (host: string, configuredPort: number | null): Promise<number> => {
  if (configuredPort === 0) return anyPort(host);
  if (configuredPort !== null) {
    if (await isFree(host, configuredPort)) return configuredPort;
    throw new Error(
      `Port ${configuredPort} of ${host} is in use. Remedy: stop the program that uses it, or set PORT to another one.`,
    );
  }
  for (let port = usualPort; port < usualPort + tries; port += 1) {
    if (await isFree(host, port)) return port;
  }
  throw new Error(
    `The ports ${usualPort} to ${usualPort + tries - 1} are all in use. Remedy: set PORT.`,
  );
};
