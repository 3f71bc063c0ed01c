import { build, type Plugin, type Rolldown } from 'vite';

const name = 'service-worker';

/** Builds the service worker as a single file, whose address never changes. */
export const offlineWorker = (file: string): Plugin => ({
  name: 'baton:service-worker',
  apply: 'build',
  async generateBundle() {
    const built = (await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        rolldownOptions: { input: { [name]: file }, output: { entryFileNames: '[name].js' } },
      },
    })) as Rolldown.RolldownOutput;
    this.emitFile({ type: 'asset', fileName: `${name}.js`, source: built.output[0].code });
  },
});
