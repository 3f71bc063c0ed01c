/** Returns random numbers that are the same in every run (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const onsets = ['b', 'br', 'c', 'cl', 'd', 'f', 'g', 'h', 'l', 'm', 'n', 'p', 'pr', 'r', 's', 'st'];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea'];
const codas = ['', 'l', 'n', 'r', 's', 't', 'nd'];

export const vocabularySize = 2000;

const makeWords = (random: () => number): readonly string[] => {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const syllables = 2 + Math.floor(random() * 2);
    let word = '';
    for (let i = 0; i < syllables; i += 1)
      word += pick(onsets) + pick(nuclei) + (i === syllables - 1 ? pick(codas) : '');
    words.add(word);
  }
  return [...words];
};

export interface Prose {
  /** Returns this many words, the first one capitalized. */
  readonly words: (count: number) => string;
  readonly between: (least: number, most: number) => number;
}

/**
 * Generates text from 2,000 invented words. Word frequencies follow real prose, where the nth word
 * is about 1/n as frequent as the first, so that searches meet rare and common words.
 */
export const createProse = (random: () => number): Prose => {
  const vocabulary = makeWords(random);
  return {
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    words: (count) => {
      let text = '';
      for (let i = 0; i < count; i += 1) {
        const rank = Math.floor(vocabularySize ** random()) - 1;
        const word = vocabulary[rank] ?? '';
        text += i === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : ` ${word}`;
      }
      return text;
    },
  };
};
