import { build, type Plugin, type Rolldown } from 'vite';

const name = 'service-worker';

/** Builds the service worker on its own: its address never changes, and it shares no file. */
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
