/**
 * Makes server/chat/bot/model.bin, what the bot of the chat recognizes, from the help articles and server/chat/bot/asked.txt: `npm run bot-model`, some ten
 * minutes. The labeled questions of bench/bot/ have no part in it.
 */
import { likenessTo } from '@hearthline/server/chat/bot/likeness.ts';
import { loadMeaning } from '@hearthline/server/chat/bot/meaning.ts';
import { sourceOf, writeModel } from '@hearthline/server/chat/bot/model-file.ts';
import { phrasesOf, topicOf } from '@hearthline/server/chat/bot/phrases.ts';
import { OF_MEANING, reduced } from '@hearthline/server/chat/bot/recognizer.ts';
import { helpArticles } from '@hearthline/server/config/help-articles.ts';
import { solveRidge } from './ridge.ts';

/** How many numbers a meaning is reduced to; more of them recognize no better. */
const DIMENSIONS = 96;
/** How much a phrase may differ from what is said for it: less learns typos by heart. */
const LAMBDA = 0.7;
const ROUNDS = 60;

/** The directions in which meanings differ most: a row of DIMENSIONS numbers for each number of a meaning. */
function directions(meanings: readonly (readonly number[])[]): Float32Array {
  const width = meanings[0]?.length ?? 0;
  const products = Array.from({ length: width }, () => new Float64Array(width));
  for (const meaning of meanings)
    for (const [i, row] of products.entries())
      for (let j = 0; j < width; j += 1) (row[j] as number) += (meaning[i] ?? 0) * (meaning[j] ?? 0);
  // Any vectors that do not depend on each other.
  let found = Array.from({ length: DIMENSIONS }, (_, at) =>
    Float64Array.from({ length: width }, (__, i) => Math.sin((1 + at * width + i) ** 2)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    found = found.map((vector) => Float64Array.from(products, (row) => row.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0)));
    for (const [at, vector] of found.entries()) {
      for (const before of found.slice(0, at)) {
        const along = vector.reduce((sum, value, i) => sum + value * (before[i] ?? 0), 0);
        for (let i = 0; i < width; i += 1) (vector[i] as number) -= along * (before[i] ?? 0);
      }
      const length = Math.hypot(...vector);
      for (let i = 0; i < width; i += 1) (vector[i] as number) /= length;
    }
  }
  return Float32Array.from({ length: width * DIMENSIONS }, (_, at) => found[at % DIMENSIONS]?.[Math.floor(at / DIMENSIONS)] ?? 0);
}

/** Numbers as whole ones up to `most`, and by what to multiply these. */
function whole(values: Float32Array, most: number): { readonly numbers: readonly number[]; readonly scale: number } {
  const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / most;
  return { numbers: Array.from(values, (value) => Math.round(value / scale)), scale };
}

const phrases = phrasesOf(helpArticles());
const texts = phrases.map(({ text }) => text);
const targets = [...new Set(phrases.map(({ target }) => target))].toSorted();
const size = phrases.length;
console.log(`${size} phrases for ${targets.length} targets`);

const meaningOf = await loadMeaning();
const full: (readonly number[])[] = [];
for (const text of texts) full.push(await meaningOf(text));
const reduce = directions(full);
const meanings = new Float32Array(size * DIMENSIONS);
for (const [at, meaning] of full.entries()) meanings.set(reduced(meaning, reduce, DIMENSIONS), at * DIMENSIONS);
const { numbers, scale: meaningScale } = whole(meanings, 127);

const likeness = likenessTo(texts);
const alike = new Float32Array(size * size);
for (const [at, text] of texts.entries()) {
  const row = alike.subarray(at * size, (at + 1) * size);
  likeness.addTo(row, text);
  for (let other = 0; other <= at; other += 1) {
    // Rounded on both sides: else what is solved would not be symmetric.
    let product = 0;
    for (let i = 0; i < DIMENSIONS; i += 1)
      product += (numbers[at * DIMENSIONS + i] as number) * (numbers[other * DIMENSIONS + i] as number);
    (row[other] as number) += OF_MEANING * (product * meaningScale ** 2) ** 2;
  }
}
console.log('Alike; solving');
const says = new Float32Array(size * targets.length);
// A question on one's own application asks for its article as well.
for (const [at, { target }] of phrases.entries())
  for (const one of [target, topicOf(target) ?? target]) says[at * targets.length + targets.indexOf(one)] = 1;
solveRidge(alike, says, targets.length, LAMBDA);
const { numbers: said, scale: saysScale } = whole(says, 32_767);
writeModel({
  source: sourceOf(phrases),
  targets,
  texts,
  dimensions: DIMENSIONS,
  reduce,
  meanings: Int8Array.from(numbers),
  meaningScale,
  says: Int16Array.from(said),
  saysScale,
});
