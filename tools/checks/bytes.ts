import { buildWeb } from '../build.ts';

/** Builds the web app, which fails if a first page exceeds its byte budget. */
export const checkBytes = async (): Promise<readonly string[]> => {
  try {
    await buildWeb();
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
};
