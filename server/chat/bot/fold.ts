/** How questions and articles are made comparable: without case, accents, signs, endings, and words that carry nothing. */

const WORDS_WITHOUT_WEIGHT = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get give go got had has have he hello hey hi i if im in into is it its ' +
    'ive just know let like ll me my need now of off oh ok okay on one or our please re s say she so some t tell than thank thanks that the their ' +
    'them then there these they thing this those to too u um uh up us ve very want was we were what whats which will with ' +
    'would yes you your ya um also already about again really anyone still getting doing ' +
    'al algo como con cual cuales de del el ella ellos en es esa ese eso esta este esto estan estoy favor gracias hay ' +
    'hola la las le les lo los mas me mi mis muy o para pero por puedo puede que quiero se si son su sus tengo tiene tu un una uno usted y ya'
  ).split(' '),
);

/** Lower case without accents and signs; apostrophes join, as in dont. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Spellings of one word that no ending explains, in both languages. */
const SAME: Readonly<Record<string, string>> = {
  cancellation: 'cancel',
  canceled: 'cancel',
  cancelled: 'cancel',
  canceling: 'cancel',
  cancelling: 'cancel',
  denied: 'decline',
  deny: 'decline',
  denial: 'decline',
  reject: 'decline',
  rejected: 'decline',
  refused: 'decline',
  house: 'home',
  money: 'money',
  cash: 'money',
  funds: 'money',
  funding: 'fund',
  pymt: 'payment',
  pmt: 'payment',
  appt: 'appointment',
  acct: 'account',
  app: 'application',
  apps: 'application',
  docs: 'document',
  doc: 'document',
  paperwork: 'document',
  paid: 'pay',
  paying: 'pay',
  picture: 'photo',
  pictures: 'photo',
  pic: 'photo',
  pics: 'photo',
  photos: 'photo',
  ss: 'ssn',
  dl: 'license',
  pw: 'password',
  hubby: 'husband',
  notaries: 'notary',
  loan: 'line',
  loans: 'line',
  heloc: 'line',
};

/** One word as the index has it; null for one without weight. */
export function folded(word: string): string | null {
  const [whole = ''] = plain(word).split(' ');
  if (whole === '' || WORDS_WITHOUT_WEIGHT.has(whole)) return null;
  const same = SAME[whole];
  if (same !== undefined) return same;
  const short = whole
    .replace(/ies$/, 'y')
    .replace(/(?<=.{3})(?<![su])s$/, '')
    .replace(/(?<=.{4})(?:ing|ed)$/, '');
  return SAME[short] ?? short;
}

/** The words of a text with weight, folded, in their order. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .flatMap((word) => folded(word) ?? []);
