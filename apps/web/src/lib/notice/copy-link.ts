import type { Text } from '../i18n/use-text.ts';
import { notify } from './notices.ts';

/** Copies a link, and says whether it worked. */
export async function copyLink(t: Text, href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify({ tone: 'success', text: t('tasks.dialog.linkCopied') });
  } catch {
    notify({ tone: 'danger', text: t('tasks.dialog.linkNotCopied') });
  }
}
