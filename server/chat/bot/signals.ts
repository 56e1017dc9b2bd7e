/** What the bot reads in a message before it looks anything up: who is in need, what sounds like a fraud, who has lost a relative, and who is upset. */
import { plain } from './fold.ts';

export type Signal = 'distress' | 'fraud' | 'loss' | 'anger';

/** In the order in which they decide; on text without accents, case and signs. */
const SIGNALS: readonly (readonly [Signal, readonly RegExp[]])[] = [
  [
    'distress',
    [
      /\b(?:suicid\w*|kill myself|end my life|want to die|hurt myself|end it all|no quiero vivir|quitarme la vida|matarme|killing me|dont want to be here|cant do this anymore|cant (?:go|carry) on|no puedo mas|ya no aguanto|ya nada tiene sentido|no quiero seguir)\b/,
      /\b(?:foreclos\w*|evict\w*|homeless|desperate|domestic violence|(?:he|she) hits me|abus(?:e|ed|ive|ing)|desesperad[oa]|perder mi casa|embarg\w*|los(?:e|ing) (?:my|our|the) (?:home|house)|burn(?:ed|t) down|house fire)\b/,
      /\b(?:forc(?:es?|ing|ed) me|pressur(?:es?|ing|ed) me|threaten\w*|(?:he|she|husband|wife|boyfriend|girlfriend|son|daughter|brother|sister|ex) (?:is )?mak(?:es|ing) me|made me sign|behind my back|emptied (?:our|my)|me obliga\w*|me amenaz\w*|against my will|scared of (?:him|her|my))\b/,
    ],
  ],
  [
    'fraud',
    [
      /\b(?:identity (?:was |is |got |has been )?(?:theft|stolen)|stole(?:n)? (?:my|her|his|our) identity|stolen identity|identity .{0,20}stolen|robo de identidad|robaron (?:la|mi|su) identidad)\b/,
      /\b(?:took out|taken out|opened|applied|apply|got|started|sacaron|abrieron|saco|abrio)\b.{0,25}\b(?:in|under|using|a) (?:my|his|her|their|our|mi|su) (?:\w+ ){0,2}(?:name|nombre|social|ssn)\b/,
      /\b(?:some(?:one|body)|person|people|scammers?|alguien) .{0,30}(?:in my name|using my|used my|my social|my ssn|pretend\w* to be me|a mi nombre|forged)\b/,
      /\bi (?:did not|didnt|never) (?:apply|applied|open|opened|sign up|signed up|authorize|authorized|start|started) (?:for |this|that|any|a |an |the )/,
      /\b(?:i was scammed|got scammed|been scammed|hackearon|hackeo|me estafaron|this is fraud|report(?:ing)? (?:a )?fraud|fraude en mi|forged (?:my|his|her)|fake signature)\b/,
      /\bi never applied\b|\byo no (?:solicite|pedi|aplique)\b/,
      /\b(?:opened|took|got|started|applied for) (?:this|it|that|a loan|an account) in (?:my|her|his|our|moms|dads|grandmas|grandpas)\b/,
      /\bnever heard of (?:you|hearthline)\b/,
      /\b(?:gift cards?)\b/,
    ],
  ],
  ['loss', [/\b(?:passed away|pass away|died|deceased|dead|funeral|widow\w*|fallecio|murio|falleciste|viud[oa])\b/]],
  [
    'anger',
    [
      /\b(?:wtf|f+u+c+k\w*|fuk\w*|sh[i1]t\w*|bullshit|bs|damn\w*|crap|hell|idiot\w*|stupid\w*|morons?|asshole\w*|pissed|mierda|carajo|pendej\w*|put[ao]s?|chinga\w*|idiotas?)\b/,
      /\b(?:ridiculous|unacceptable|disgrace\w*|outrageous|useless|furious|angry|fed up|sick of|sick and tired|waste of time|liars?|lying|incompetent|crooks?|thieves|ripoff|rip off|had enough|nightmare|are you kidding|unbelievable|garbage|nobody (?:answers|helps|calls)|no one (?:answers|helps|calls)|inaceptable|verguenza|hart[oa]|pesimo|pesima|ladrones|rateros|inutil\w*|enojad[oa]|ridiculo|basura|worst (?:company|service|experience|site))\b/,
    ],
  ],
];

const SHOUTED = /^[^\p{Ll}]*$/u;

/** Written in capitals throughout, or with many exclamation marks. */
const isShouted = (text: string): boolean =>
  /!{2,}|[!?]{4,}/.test(text) || (SHOUTED.test(text) && (text.match(/\p{Lu}{2,}/gu) ?? []).length >= 5);

/** What a message says beside its question; null for nothing. */
export function signalIn(message: string): Signal | null {
  const text = plain(message);
  for (const [signal, patterns] of SIGNALS) if (patterns.some((pattern) => pattern.test(text))) return signal;
  return isShouted(message) ? 'anger' : null;
}
