/** One sentence a line in the pages of docs/: a change of a sentence is then a change of a line, and a long one is seen. */

const FENCE = /^\s*(```|~~~)/;
/** Headings, tables, quotes, comments, HTML and rules: a line of its own, left as it is. */
const KEPT = /^\s*(#|\||>|<|---|\*\*\*|\[[^\]]+\]:)/;
const ITEM = /^(\s*)([-*+]|\d+[.)])(\s+)(.*)$/;
/** A point after one of these ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|nos|approx|inc|st|mr|mrs|ms|dr|art|sec|fig|p|pp|ch|para|u\.s|a\.m|p\.m|[A-Z])|§\s?\d+)\.$/i;

/**
 * The sentences of one paragraph. A point inside code, a link's address or a number ends none, nor does one that is followed by a small letter.
 */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let inCode = false;
  let brackets = 0;
  for (let i = 0; i < paragraph.length; i++) {
    const char = paragraph[i] ?? '';
    if (char === '`') inCode = !inCode;
    if (inCode) continue;
    if (char === '(' || char === '[') brackets++;
    if (char === ')' || char === ']') brackets = Math.max(0, brackets - 1);
    if (brackets > 0) continue;
    const ended = /^[.!?](?:["”’'*_)]*) +(?=[A-Z0-9`"“*[(])/.exec(paragraph.slice(i));
    const sentence = paragraph.slice(start, i + 1);
    if (!ended || ABBREVIATED.test(sentence) || /^\d+\.$/.test(sentence)) continue;
    sentences.push(paragraph.slice(start, i + ended[0].trimEnd().length));
    start = i + ended[0].length;
    i = start - 1;
  }
  return [...sentences, paragraph.slice(start)].filter((sentence) => sentence !== '');
}

/** A page with one sentence a line: paragraphs and list items are joined and cut anew, everything else stays. */
export function oneSentenceALine(page: string): string {
  const out: string[] = [];
  let paragraph: { first: string; indent: string; text: string[] } | null = null;
  let inFence = false;
  const flush = () => {
    if (paragraph) {
      const { first, indent, text } = paragraph;
      sentencesOf(text.join(' ')).forEach((sentence, i) => out.push((i === 0 ? first : indent) + sentence));
    }
    paragraph = null;
  };
  // the block of settings that a template may begin with
  const settings = /^---\n[\s\S]*?\n---\n/.exec(page)?.[0] ?? '';
  out.push(...settings.split('\n').slice(0, -1));
  for (const line of page.slice(settings.length).split('\n')) {
    if (FENCE.test(line)) {
      flush();
      inFence = !inFence;
      out.push(line);
      continue;
    }
    if (inFence || line.trim() === '' || KEPT.test(line) || / {2}$/.test(line)) {
      flush();
      out.push(line);
      continue;
    }
    const item = ITEM.exec(line);
    if (item) {
      flush();
      const [, margin = '', marker = '', gap = ' ', text = ''] = item;
      paragraph = { first: margin + marker + gap, indent: ' '.repeat((margin + marker + gap).length), text: [text] };
    } else if (paragraph) paragraph.text.push(line.trim());
    else {
      const margin = /^\s*/.exec(line)?.[0] ?? '';
      paragraph = { first: margin, indent: margin, text: [line.trim()] };
    }
  }
  flush();
  return out.join('\n');
}
