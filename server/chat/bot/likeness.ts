/** How alike two texts are by their letters: their words, pairs of words and pieces of words, a rare one weighing more. Typos and both languages share pieces. */
import { plain } from './fold.ts';

/** What words and pieces of words count together. */
const WEIGHTS = { words: 0.8, pieces: 0.6 } as const;
const PIECES = [3, 4, 5] as const;

/** What a piece begins with, so that it never equals a word. */
const PIECE = '/';
/** Unknown words have numbers from here down. */
const UNKNOWN = -1;
const isPiece = (feature: string): boolean => feature.startsWith(PIECE);

function featuresOf(text: string): Readonly<Record<keyof typeof WEIGHTS, readonly string[]>> {
  const words = plain(text).split(' ');
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const pieces = words.flatMap((word) => {
    const padded = `<${word}>`;
    return PIECES.flatMap((size) => Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)));
  });
  return { words: [...words, ...pairs], pieces: pieces.map((piece) => `${PIECE}${piece}`) };
}

export type Likeness = {
  /** How alike a text is to each of the texts, 0 to 1.4, times what it counts; added to `into`. */
  readonly addTo: (into: Float32Array, text: string, share?: number) => void;
};

/** Likeness to each of some texts. A piece that one text alone has, mostly of a name or a typo, does not count. */
export function likenessTo(texts: readonly string[]): Likeness {
  const used = new Map<string, number>();
  for (const text of texts) {
    const { words, pieces } = featuresOf(text);
    for (const feature of new Set([...words, ...pieces])) used.set(feature, (used.get(feature) ?? 0) + 1);
  }
  const known = new Map<string, number>();
  const starts: number[] = [];
  let end = 0;
  for (const [feature, times] of used) {
    if (times === 1 && isPiece(feature)) continue;
    known.set(feature, known.size);
    starts.push(end);
    end += times;
  }
  starts.push(end);
  const usedIn = (feature: number): number => (starts[feature + 1] ?? 0) - (starts[feature] ?? 0);

  const vectorOf = (text: string): readonly (readonly [number, number])[] => {
    const features = featuresOf(text);
    return (['words', 'pieces'] as const).flatMap((block) => {
      const counts = new Map<number, number>();
      for (const name of features[block]) {
        // A word that no text has makes the text less like any.
        const feature = known.get(name) ?? (block === 'words' ? UNKNOWN - counts.size : undefined);
        if (feature !== undefined) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      }
      const weighed = [...counts].map(([feature, count]) => {
        const rarity = Math.log((1 + texts.length) / (1 + usedIn(feature))) + 1;
        return [feature, (1 + Math.log(count)) * rarity] as const;
      });
      const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
      return weighed.map(([feature, weight]) => [feature, (weight * Math.sqrt(WEIGHTS[block])) / length] as const);
    });
  };

  // Where each feature is found, and its weight there: of one after the other, from `starts` on.
  const [places, weights] = [new Uint16Array(end), new Float32Array(end)];
  const next = Uint32Array.from(starts);
  for (const [place, text] of texts.entries())
    for (const [feature, weight] of vectorOf(text)) {
      const at = next[feature] ?? 0;
      next[feature] = at + 1;
      places[at] = place;
      weights[at] = weight;
    }

  return {
    addTo(into, text, share = 1) {
      for (const [feature, weight] of vectorOf(text))
        for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1)
          (into[places[at] ?? 0] as number) += share * weight * (weights[at] ?? 0);
    },
  };
}
