/** What makes the bot hand over before it looks anything up: who asks for a person, who is upset or in need, and texts that are no question. */
import { plain } from './fold.ts';

export type Signal = 'person' | 'distress' | 'fraud' | 'complaint' | 'anger' | 'decision' | 'order' | 'others';

const PERSON =
  '(?:agents?|humans?|person|people|representatives?|rep|some(?:one|body)|supervisor|manager|operator|specialist|asesora?|persona|humano|agente|representante|alguien|operadora?|gerente)';
const REACH =
  '(?:talk|speak|chat|connect|transfer|reach|contact|call|need|want|get|give|have|put|let|see|hablar|hablo|comunicar|comuniqueme|comunicarme|paseme|pasame|quiero|necesito|atienda)';
/** In the order in which they decide; on text without accents, case and signs. */
const SIGNALS: readonly (readonly [Signal, readonly RegExp[]])[] = [
  [
    'distress',
    [
      /\b(?:suicid\w*|kill myself|end my life|want to die|hurt myself|no quiero vivir|quitarme la vida|matarme)\b/,
      /\b(?:losing my (?:home|house)|lose my (?:home|house)|foreclos\w*|evict\w*|homeless|desperate|i am scared|im scared|domestic violence|he hits me|abus(?:e|ed|ive)|desesperad[oa]|perder mi casa|embarg\w*)\b/,
      /\b(?:passed away|died|deceased|fallecio|murio)\b/,
    ],
  ],
  [
    'fraud',
    [
      /\b(?:identity (?:was |is |got |has been )?(?:theft|stolen)|stole(?:n)? my identity|stolen identity|my identity .{0,20}stolen|robo de identidad|robaron (?:la|mi) identidad)\b/,
      /\b(?:(?:some(?:one|body)|person|people|who|scammer|alguien) .{0,30}(?:in my name|my name|using my|used my|my social|my ssn|pretend\w* to be me|a mi nombre))\b/,
      /\bi (?:did not|didnt|never) (?:apply|applied|open|opened|sign up|signed up|authorize|authorized|request|requested|ask for|start|started) (?:for |this|that|any|a |an |the )/,
      /\b(?:i was scammed|got scammed|been scammed|hacked|hackearon|hackeo|me estafaron|this is fraud|report(?:ing)? (?:a )?fraud|fraude en mi)\b/,
      /\bnot (?:me|my application|mine)\b.*\bappl|\bi never applied\b|\byo no (?:solicite|pedi|aplique)\b/,
    ],
  ],
  [
    'person',
    [
      new RegExp(`\\b${REACH}\\b(?: \\w+){0,5} ${PERSON}\\b`),
      /\b(?:real|live|actual|human) (?:person|agent|human|being|people|rep|representative)\b/,
      /^(?:(?:an?|the|un|una|please|por favor|real|live|customer) )*(?:agent|human|person|representative|rep|supervisor|operator|persona|humano|agente|representante|asesora?|customer service|service|help desk)(?: (?:please|now|por favor|ya))*$/,
      /\b(?:are you (?:a )?(?:bot|robot|human|real)|not a bot|stop the bot|no bots?|call me(?: back)?|someone call|llamenme|llameme|atencion al cliente)\b/,
    ],
  ],
  [
    'complaint',
    [
      /\b(?:complain\w*|queja\w*|reclamo|denuncia\w*|cfpb|attorney general|better business bureau|bbb|report you|sue you|lawsuit|take you to court|my lawyer|mi abogado|demandar\w*|discriminat\w*|discrimina\w*|regulator)\b/,
    ],
  ],
  [
    'anger',
    [
      /\b(?:wtf|f+u+c+k\w*|fuk\w*|sh[i1]t\w*|bullshit|bs|damn\w*|crap|hell|idiot\w*|stupid\w*|morons?|ass(?:hole)?s?|pissed|mierda|carajo|pendej\w*|put[ao]s?|chinga\w*|idiotas?)\b/,
      /\b(?:ridiculous|unacceptable|disgrace\w*|outrageous|worst|useless|terrible|horrible|awful|furious|angry|fed up|sick of|sick and tired|tired of|waste of time|joke|liars?|lying|incompetent|crooks?|thieves|ripoff|rip off|had enough|nightmare|frustrat\w*|are you kidding|come on already|nobody (?:answers|helps|calls)|no one (?:answers|helps|calls)|inaceptable|verguenza|hart[oa]|pesimo|pesima|ladrones|inutil\w*|enojad[oa]|ridiculo|basura)\b/,
    ],
  ],
  [
    'order',
    [
      /\b(?:ignore|disregard|forget|override|bypass|olvida|ignora)\b.{0,40}\b(?:instruction\w*|prompts?|rules?|previous|above|guidelines|instrucciones|reglas)\b/,
      /\b(?:system prompt|jailbreak|developer mode|you are now|act as|pretend (?:you|to be)|roleplay|role play|your instructions|your prompt|api key|language model|chatgpt|gpt|eres ahora|actua como)\b/,
      /\b(?:drop table|select from|union select|script alert|javascript|onerror|curl http|base64)\b/,
      /\b(?:repeat after me|say exactly|reply only|respond only|answer only with|write a poem|tell me a joke|mark (?:my|the) .{0,30}(?:approved|as)|approve (?:my|me|this|the)|set my (?:rate|status)|change my status|cambia mi estado|aprueba)\b/,
    ],
  ],
  [
    'others',
    [
      /\b(?:another|other|different|some(?:one|body) elses|my neighbors?|my friends?|my exs?|de otra|de otro|mi vecin[oa]) (?:customers?|borrowers?|persons?|peoples?|clients?|users?|cliente|persona)?\s?(?:applications?|accounts?|data|loans?|lines?|info\w*|rates?|ssn|solicitud|cuenta|datos)\b/,
      /\b(?:application|account|loan|status|data|solicitud) (?:of|for|belonging to|de) (?:another|other|some(?:one|body)|my neighbor|my friend|mr|mrs|ms|otra|otro)\b/,
    ],
  ],
  [
    'decision',
    [
      /\b(?:should i|do you (?:think|recommend|suggest)|would you|what would you do|is it (?:worth|smart|wise|a good idea|better)|which (?:is|one is|offer is|should i) (?:better|best|pick|choose)|your (?:opinion|advice)|recommend|me recomienda\w*|que me aconseja\w*|vale la pena|conviene|deberia)\b/,
      /\b(?:guarantee\w*|promise\w*|garantiza\w*|prometen?)\b.{0,40}\b(?:approv\w*|loan|line|get|money|rate|aprob\w*)\b/,
    ],
  ],
];

const SHOUTED = /^[^\p{Ll}]*$/u;

/** Written in capitals throughout, or with many exclamation marks. */
const isShouted = (text: string): boolean =>
  /!{3,}|[!?]{4,}/.test(text) || (SHOUTED.test(text) && (text.match(/\p{Lu}{2,}/gu) ?? []).length >= 5);

/** Why a message is one for a person; null where it may be looked up. */
export function signalIn(message: string): Signal | null {
  const text = plain(message);
  for (const [signal, patterns] of SIGNALS) if (patterns.some((pattern) => pattern.test(text))) return signal;
  return isShouted(message) ? 'anger' : null;
}
