import { externalLinkRefusal, linkAddress } from '@baton/domain/document/document-rules';
import { extensionOf } from '@baton/domain/document/document-types';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { use, useEffect, useRef, useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useUploadsLinkMutation } from '../../__generated__/useUploadsLinkMutation.graphql.ts';
import { asApiError } from '../api/graphql-error.ts';
import { newKey } from '../api/new-key.ts';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';
import { sendFile } from './send-file.ts';
import { UploadTargetContext } from './upload-target.ts';

/** A document that was added here and isn't part of the form data yet. */
export interface AddedDocument {
  readonly ref: string;
  readonly name: string;
  readonly size: number;
  readonly link: string | null;
}

interface Upload {
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly progress: number;
  readonly error: string | null;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly added: readonly AddedDocument[];
  readonly addFiles: (files: readonly File[]) => void;
  readonly addLink: (link: string) => Promise<string | null>;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** Limits for uploads. */
interface UploadBounds {
  readonly accept: readonly string[];
  readonly maxKilobytes: number | null;
}

/**
 * Returns why a file can't be uploaded, before sending it, or null. The server also checks the
 * content.
 */
const fileRefusalBySight = (file: File, { accept, maxKilobytes }: UploadBounds): Refusal | null => {
  const extension = extensionOf(file.name);
  if (extension === null) return refuse('DocumentTypeUnknown', { name: file.name });
  if (maxKilobytes !== null && file.size > maxKilobytes * 1024)
    return refuse('FileExceedsSize', { max: maxKilobytes });
  return accept.includes(extension)
    ? null
    : refuse('DocumentTypeNotAllowed', { types: accept.join(', ') });
};

/**
 * Uploads files one after the other with progress, and adds links. Reports each one that has
 * arrived.
 */
export function useUploads(
  bounds: UploadBounds,
  onAdded: (document: AddedDocument) => void,
): Uploads {
  const t = useText();
  const environment = useRelayEnvironment();
  const target = use(UploadTargetContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [added, setAdded] = useState<readonly AddedDocument[]>([]);
  /** Uploads that are waiting or in progress. */
  const running = useRef(new Map<string, AbortController>());
  const latestOnAdded = useRef(onAdded);
  useEffect(() => {
    latestOnAdded.current = onAdded;
  });
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const controller of open.values()) controller.abort();
      open.clear();
    };
  }, []);

  const change = (id: string, part: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));
  const keep = (document: AddedDocument): void => {
    setAdded((all) => [...all, document]);
    latestOnAdded.current(document);
  };

  const begin = (id: string): void => {
    running.current.set(id, new AbortController());
  };
  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>): Promise<void> => {
    const controller = running.current.get(id);
    // Canceled while it waited for earlier uploads.
    if (controller === undefined) return;
    const refusal = fileRefusalBySight(file, bounds);
    if (refusal !== null) {
      running.current.delete(id);
      return change(id, { error: errorText(t, refusal) });
    }
    change(id, { error: null, progress: 0 });
    try {
      const sent = await sendFile(
        target,
        file,
        (progress) => change(id, { progress }),
        controller.signal,
      );
      if (controller.signal.aborted) return;
      drop(id);
      keep({ ...sent, link: null });
    } catch (thrown) {
      if (!controller.signal.aborted) change(id, { error: errorText(t, asApiError(thrown)) });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    uploads,
    added,
    addFiles: (files) => {
      const started = files.map((file) => ({
        id: newKey(),
        file,
        name: file.name,
        progress: 0,
        error: null,
      }));
      setUploads((all) => [...all, ...started]);
      for (const { id } of started) begin(id);
      void started.reduce(async (before, upload) => {
        await before;
        await send(upload);
      }, Promise.resolve());
    },
    addLink: (typed) => {
      const link = linkAddress(typed);
      const refusal = externalLinkRefusal(link);
      if (refusal !== null) return Promise.resolve(errorText(t, refusal));
      return new Promise((resolve) => {
        commitMutation<useUploadsLinkMutation>(environment, {
          mutation: graphql`
            mutation useUploadsLinkMutation($input: AddDocumentLinkInput!) {
              addDocumentLink(input: $input) {
                ref
                name
                size
              }
            }
          `,
          variables: { input: { name: '', link } },
          onCompleted: ({ addDocumentLink }) => {
            keep({ ...addDocumentLink, link });
            resolve(null);
          },
          onError: (thrown) => resolve(errorText(t, asApiError(thrown))),
        });
      });
    },
    cancel: (id) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      drop(id);
    },
    retry: (id) => {
      const upload = uploads.find((one) => one.id === id);
      if (upload === undefined) return;
      begin(id);
      void send(upload);
    },
  };
}
