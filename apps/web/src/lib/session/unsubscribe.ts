/** Ends emails with the link of a message. Returns false if the link has expired. */
export const unsubscribe = async (
  token: string,
  subject: 'task' | 'daily' | 'weekly',
): Promise<boolean> => {
  const query = new URLSearchParams({ [subject]: '1', token }).toString();
  const { ok, status } = await fetch(`/unsubscribe?${query}`, { method: 'POST' });
  if (!ok && status !== 400) throw new Error(`unsubscribe: ${status}`);
  return ok;
};
