/** A window in which a person has a task open. */
export interface Screen {
  readonly tenantId: string;
  readonly sessionId: string;
  /** Id that the window created for itself. */
  readonly screen: string;
}

export interface PresentScreen extends Screen {
  readonly taskId: string;
  readonly userId: string;
  readonly userName: string;
  readonly isWriter: boolean;
  /** True if the person can see people with read access. */
  readonly seesOnlookers: boolean;
  /** Field that the person is in. */
  readonly instance: string | null;
}

/** A task whose list of present people changed, and the people whose screens show it. */
export interface PresenceNews {
  readonly tenantId: string;
  readonly taskId: string;
  readonly userIds: ReadonlySet<string>;
}

export interface Presence {
  /** Reports that a screen is open, and its field. */
  readonly come: (screen: PresentScreen) => readonly PresenceNews[];
  readonly leave: (screen: Screen) => readonly PresenceNews[];
  readonly endSession: (sessionId: string) => readonly PresenceNews[];
  /**
   * Removes the screens of a person whose access changed. The screens that still have access report
   * again.
   */
  readonly endPerson: (userId: string) => readonly PresenceNews[];
  /** Returns the screens that reported recently. */
  readonly at: (tenantId: string, taskId: string) => readonly PresentScreen[];
}

/**
 * Time after which a silent screen isn't shown. Screens with other people report every ten seconds,
 * so one report can get lost.
 */
const shownFor = 25_000;
/**
 * Single screens report again only when someone comes or their stream reconnects. After this time,
 * they are removed.
 */
const keptFor = 20 * 60_000;
/** Maximum number of screens of a session, the same as that of its streams. */
const maxScreensPerSession = 20;

interface Kept {
  readonly screen: PresentScreen;
  readonly saidAt: number;
}

const taskKey = (tenantId: string, taskId: string): string => `${tenantId}/${taskId}`;
const screenKey = ({ sessionId, screen }: Screen): string => `${sessionId}/${screen}`;

/**
 * Tracks who has which task open. Stored in memory only, because no one needs it after a restart.
 */
export const createPresence = (now: () => number): Presence => {
  const tasks = new Map<string, Map<string, Kept>>();
  /** The screens of a session, oldest first, with their tasks. */
  const sessions = new Map<string, Map<string, PresentScreen>>();

  const isShown = ({ saidAt }: Kept): boolean => now() - saidAt < shownFor;

  /**
   * Returns who must be notified. Changes of people who only view the form aren't sent to people
   * who can't see them.
   */
  const newsFor = (screen: PresentScreen, wasWriter = false): readonly PresenceNews[] => {
    const isForAll = screen.isWriter || wasWriter;
    const others = [...(tasks.get(taskKey(screen.tenantId, screen.taskId))?.values() ?? [])]
      .filter((kept) => isForAll || kept.screen.seesOnlookers)
      .map((kept) => kept.screen.userId)
      .filter((userId) => userId !== screen.userId);
    const { tenantId, taskId } = screen;
    return others.length === 0 ? [] : [{ tenantId, taskId, userIds: new Set(others) }];
  };

  const forget = (screen: PresentScreen): readonly PresenceNews[] => {
    const key = taskKey(screen.tenantId, screen.taskId);
    const group = tasks.get(key);
    const kept = group?.get(screenKey(screen));
    group?.delete(screenKey(screen));
    if (group?.size === 0) tasks.delete(key);
    const own = sessions.get(screen.sessionId);
    own?.delete(screen.screen);
    if (own?.size === 0) sessions.delete(screen.sessionId);
    return kept !== undefined && isShown(kept) ? newsFor(screen) : [];
  };

  let sweptAt = now();
  const sweep = (): void => {
    if (now() - sweptAt < shownFor) return;
    sweptAt = now();
    for (const group of tasks.values())
      for (const { screen, saidAt } of [...group.values()])
        if (now() - saidAt >= keptFor) forget(screen);
  };

  const leave = ({ sessionId, screen }: Screen): readonly PresenceNews[] => {
    const known = sessions.get(sessionId)?.get(screen);
    return known === undefined ? [] : forget(known);
  };

  const endSession = (sessionId: string): readonly PresenceNews[] =>
    [...(sessions.get(sessionId)?.values() ?? [])].flatMap(forget);

  const endPerson = (userId: string): readonly PresenceNews[] =>
    [...sessions.values()]
      .flatMap((own) => [...own.values()])
      .filter((screen) => screen.userId === userId)
      .flatMap(forget);

  return {
    come: (screen) => {
      sweep();
      const key = taskKey(screen.tenantId, screen.taskId);
      const before = sessions.get(screen.sessionId)?.get(screen.screen);
      const isElsewhere = before !== undefined && taskKey(before.tenantId, before.taskId) !== key;
      const news = isElsewhere ? [...forget(before)] : [];
      const own = sessions.get(screen.sessionId) ?? new Map<string, PresentScreen>();
      const [oldest] = own.values();
      if (own.size >= maxScreensPerSession && !own.has(screen.screen) && oldest !== undefined)
        news.push(...forget(oldest));
      const group = tasks.get(key) ?? new Map<string, Kept>();
      const kept = group.get(screenKey(screen));
      sessions.set(screen.sessionId, own.set(screen.screen, screen));
      tasks.set(key, group.set(screenKey(screen), { screen, saidAt: now() }));
      const isNews =
        kept === undefined ||
        !isShown(kept) ||
        kept.screen.instance !== screen.instance ||
        kept.screen.isWriter !== screen.isWriter;
      return isNews ? [...news, ...newsFor(screen, kept?.screen.isWriter)] : news;
    },
    leave,
    endSession,
    endPerson,
    at: (tenantId, taskId) =>
      [...(tasks.get(taskKey(tenantId, taskId))?.values() ?? [])]
        .filter(isShown)
        .map(({ screen }) => screen),
  };
};
