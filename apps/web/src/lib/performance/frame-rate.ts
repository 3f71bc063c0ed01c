/** Weight of the newest second in the smoothed frame rate. */
const smoothing = 0.5;
/** Seconds whose lowest rate decides, and the least time between two reports. */
const windowSeconds = 10;
/** A lower rate is reported, in frames per second. */
const slowRate = 15;

/** Watches the frame rate second by second. */
export interface FrameRateWatch {
  /** Adds the number of frames of one second. Returns the frame rate to report, or null. */
  readonly add: (frames: number) => number | null;
  /** Forgets the past, for example while the page was hidden. */
  readonly reset: () => void;
}

export const watchFrameRate = (): FrameRateWatch => {
  let smoothed: number | null = null;
  let recent: number[] = [];
  return {
    add: (frames) => {
      smoothed = smoothed === null ? frames : smoothing * frames + (1 - smoothing) * smoothed;
      recent.push(smoothed);
      if (recent.length < windowSeconds) return null;
      const lowest = Math.min(...recent);
      recent = [];
      return lowest < slowRate ? lowest : null;
    },
    reset: () => {
      smoothed = null;
      recent = [];
    },
  };
};
