import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordPage } from '../../lib/recent/recent-pages.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';

/** Pages of one object, which people return to. Lists are in the sidebar. */
const objectPage = /^\/(?:workflow|blueprint|people|teams)\/[^/]+$/;
/** A page that stays open this long, in milliseconds, counts as opened. */
const stay = 1500;

/** Remembers the opened pages for the search dialog. */
export function useRecordPages(): void {
  const { id } = useViewer();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (!objectPage.test(path)) return undefined;
    const timer = setTimeout(
      () => recordPage(id, { href: path, title: document.title.replace(/ · Baton$/, '') }),
      stay,
    );
    return () => clearTimeout(timer);
  }, [id, path]);
}
