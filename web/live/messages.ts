/** A message of a chat: its number in the conversation counts from 1, without gaps. */
export type Numbered = { readonly seq: number };

/** The number of the last message that is held, 0 without one: what follows it is asked for. */
export const lastSeq = (held: readonly Numbered[]): number => held.at(-1)?.seq ?? 0;

/**
 * The messages held, and those that have arrived and follow them without a gap, each once and in their order. What would leave a gap is left out: it
 * arrives with what follows the last number. The same list when nothing is new. An empty list begins after the
 * number `from`.
 */
export function mergeAfter<M extends Numbered>(from: number, held: readonly M[], arrived: readonly M[]): readonly M[] {
  const byNumber = new Map(arrived.map((message) => [message.seq, message]));
  const added: M[] = [];
  for (let seq = (held.at(-1)?.seq ?? from) + 1; ; seq += 1) {
    const next = byNumber.get(seq);
    if (next === undefined) return added.length === 0 ? held : [...held, ...added];
    added.push(next);
  }
}

/** The same for a list that begins with the first message. */
export const mergeMessages = <M extends Numbered>(held: readonly M[], arrived: readonly M[]): readonly M[] => mergeAfter(0, held, arrived);
