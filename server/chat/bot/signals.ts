/**
 * What the bot reads in a message before it looks anything up: who asks for a person, who is upset or in need, what is no question for it, and subjects
 * that no article covers although they sound like one that does.
 */
import { plain } from './fold.ts';

export type Signal = 'person' | 'distress' | 'fraud' | 'complaint' | 'anger' | 'advice' | 'order' | 'others' | 'unknown';

const PERSON =
  '(?:agents?|humans?|person|representatives?|rep|some(?:one|body)|supervisor|manager|operator|specialist|advisor|asesora?|persona|humano|agente|representante|alguien|operadora?|gerente|ejecutiv[oa]|licenciad[oa])';
const REACH =
  '(?:talk|speak|chat|connect|transfer|reach|contact|call|want|get|give|put|hablar|hablo|hable|comunicar|comuniqueme|comunicarme|comunique|paseme|pasame|pasenme|quiero|atienda|atiende|atiendan)';
const RELATION = '(?:neighbors?|friends?|coworkers?|boss|tenants?|ex|exs|sisters?|brothers?|cousins?|vecin[oa]s?|amig[oa]s?)';

/** In the order in which they decide; on text without accents, case and signs. */
const SIGNALS: readonly (readonly [Signal, readonly RegExp[]])[] = [
  [
    'distress',
    [
      /\b(?:suicid\w*|kill myself|end my life|want to die|hurt myself|end it all|no quiero vivir|quitarme la vida|matarme|killing me|dont want to be here|cant do this anymore|cant (?:go|carry) on|no puedo mas|ya no aguanto)\b/,
      /\b(?:foreclos\w*|evict\w*|homeless|desperate|domestic violence|(?:he|she) hits me|abus(?:e|ed|ive|ing)|desesperad[oa]|perder mi casa|embarg\w*|losing (?:my|our|the) (?:home|house))\b/,
      /\b(?:forc(?:es?|ing|ed) me|pressur(?:es?|ing|ed) me|threaten\w*|makes? me sign|made me sign|behind my back|emptied (?:our|my)|me obliga\w*|me amenaz\w*|against my will|scared of (?:him|her|my))\b/,
      /\b(?:passed away|pass away|died|deceased|dead|funeral|widow\w*|fallecio|murio|falleciste|viud[oa])\b/,
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
      /\b(?:gift cards?)\b/,
    ],
  ],
  [
    'order',
    [
      /\b(?:ignore|disregard|forget|override|bypass|olvida|ignora)\b.{0,40}\b(?:instruction\w*|prompts?|rules?|previous|above|guidelines|instrucciones|reglas)\b/,
      /\b(?:system prompt|jailbreak|developer mode|debug mode|admin mode|im (?:the|an) admin\w*|you are now|youre now|act as|pretend|roleplay|role play|your instructions|instructions (?:were|are) you|your prompt|api key|language model|chatgpt|gpt|llm|eres ahora|actua como|from now on|new rule|new instructions|system override|override)\b/,
      /\b(?:drop table|select from|union select|script|javascript|onerror|curl|base64|json|sql|dump|hex|rot13)\b/,
      /\b(?:repeat after me|say exactly|say yes|reply only|respond only|answer only|screenshot|poem|tell me a joke|in writing that|on the record that|for this customer|the borrower (?:has|is)|translate to (?:french|german|chinese|russian|latin))\b/,
      /\b(?:mark (?:my|the|this|condition|as)|approve (?:my|me|this|the|it)|set my (?:rate|status)|change my (?:status|rate|score)|cambia mi estado|apruebame|aprueba mi)\b/,
      /\bloan \d{4,}\b|\bsay (?:hearthline|that|this)\b/,
    ],
  ],
  [
    'others',
    [
      new RegExp(`\\bmy ${RELATION}s? (?:application|account|data|loan|line|info\\w*|rate|ssn|income|status|balance|credit score)\\b`),
      new RegExp(`\\bmy ${RELATION}\\b.{0,60}\\bhow much (?:does|did|do) (?:he|she|they) (?:owe|make|get|pay|borrow|earn)\\b`),
      /\b(?:another|other|different|some(?:one|body) elses?) (?:customers?|borrowers?|persons?|peoples?|clients?|users?)\b/,
      /\b(?:application|account|loan|status|data|file|solicitud|expediente) (?:of|belonging to|de) (?!mi\b|my\b|the\b|la\b|credito|prestamo|linea|heloc|a\b|an\b|this\b|our\b|mine\b|loan|credit)[a-z]+ [a-z]+\b/,
      /\b(?:list|show|give|tell|send) (?:me |us )?(?:all|the last|every|everyones?|who else)\b|\b(?:im|i am|soy) (?:her|his|their|su) (?:daughter|son|wife|husband|mother|father|brother|sister|assistant|hij[oa]|espos[oa])\b/,
    ],
  ],
  [
    'person',
    [
      new RegExp(`\\b${REACH}\\b(?: \\w+){0,4} ${PERSON}\\b`),
      /\b(?:real|live|actual|human) (?:person|agent|human|being|people|rep|representative)\b|\bsome(?:one|body) real\b/,
      /^(?:(?:an?|the|un|una|please|por favor|real|live|customer|i need|need|want|quiero|necesito|get me|give me) )*(?:agent|human|person|people|representative|rep|supervisor|manager|operator|persona|humano|agente|representante|asesora?|customer service|service|help desk|help|ayuda|support|someone)(?: (?:please|pls|plz|now|por favor|ya|me))*$/,
      /\b(?:are you (?:a )?(?:bot|robot|human|real|machine|computer)|robots?|bots?|maquina|machine|whos in charge|who is in charge|transfer me|escalate|hang up|call me|call back|calls? me back|someone call|llamenme|llameme|llamame|marquenme|atencion al cliente|over the phone with|on the phone|walk me thr\w+|por telefono con)\b/,
      /\b(?:didnt|did not|doesnt|not) (?:answer|answering|help|understand) (?:my|me|the)\b|\b(?:talked|spoke|spoken|talking|hable) (?:to|with|con) (?:him|her|them|el|ella|a|an|one|some)\b|\bis [a-z]+ (?:there|available|in today|around)\b/,
    ],
  ],
  [
    'complaint',
    [
      /\b(?:complain\w*|queja\w*|reclamo|denuncia\w*|attorney general|better business bureau|bbb|report(?:ing)? you|sue you|suing you|lawsuit|take you to court|my lawyer|mi abogado|demandar\w*|discriminat\w*|discrimina\w*|regulator|news station|yelp|bad review)\b/,
    ],
  ],
  [
    'unknown',
    [
      /\b(?:debit card|credit card for the line|checkbook|checks for|match (?:a|an|the|another|my)|price match|beat (?:a|an|the|my)|negotiat\w*|veterans?|vets?|military discount|teachers?|first responders?|employee discount|loyalty|coupon|promo code|promotion\w*)\b/,
      /\b(?:power of attorney|poa|poder notarial|guardian\w*|conservator\w*|minor child)\b/,
      /\b(?:late fees?|late charge\w*|grace|recargo\w*|cargo por mora|bounced check fee|nsf)\b/,
      /\b(?:bonus (?:if|for) i? ?refer\w*|refer (?:a|my) (?:friend|neighbor|family|brother|sister|coworker)\w*|referral (?:bonus|fee|program))\b/,
      /\breport\w* (?:the |my |your |on )?(?:payments?|line|loan|account|it|this)?\s?to (?:the )?(?:credit )?(?:bureaus?|experian|equifax|transunion)\b|\bshow up on my credit report\b/,
      /\b(?:which|what) (?:terms|term lengths|lengths|bureau|credit bureau|bureaus)\b|\b(?:10 15 20|15 20 30|10 15|20 30)\b|\bequifax or\b/,
      /\b(?:solar|ucc|acres?|barn|farm|farmland|livestock|well water|septic|vacant land|land only|lot loan|commercial|mixed use|storefront|leasehold|ground lease|tribal|reservation|hoa approve|boat loan|rv loan)\b/,
      /\b(?:branch(?:es)?|walk in|office (?:in|near|i can)|offices? near|location near|near me|sucursal\w*|oficina\w* en)\b/,
      /\bskip (?:a|the|my|one|some|any) (?:\w+ )?payments?\b|\b(?:payment holiday|forbearance|biweekly|twice a month|every two weeks|change my due date|move my due date|different due date|loan modification|recast)\b/,
      /\b(?:escrow\w*|subordinat\w*|payment protection|in case i die|life insurance|if i die|when i die|assum(?:e|able)|heirs?|inherit the|title insurance cost)\b/,
      /\b(?:servic(?:es|er|ing) the (?:loan|line)|servicer|sell (?:the|my|it|this) ?(?:loan|line|mortgage)?\s?to (?:another|other|someone|a different)|sold to another|who owns my loan|fannie|freddie)\b/,
      /\b(?:regular mortgages?|purchase (?:loan|mortgage)|mortgages? to buy|buy a (?:house|home)|buying a (?:house|home)|down payment|first time (?:home ?)?buyer|personal loans?|auto loans do you|student loans do you|business loans?|construction loans?|savings accounts? do you|open a (?:savings|checking)|cds?|fha|usda|va loans?)\b/,
      /\b(?:pay (?:with|by|using) (?:a |my )?(?:credit card|debit|paypal|venmo|zelle|apple pay|bitcoin|crypto)|paypal|venmo|apple pay|cash app)\b/,
      /\b(?:weather|rain|snow|game last|super bowl|football|soccer|recipe|cook|homework|math|capital of|president|election|movie|song|lyrics|horoscope|dog|cat|pizza|restaurant|hotel|flight|clima|llover|partido|receta|chiste|futbol)\b/,
      /\b(?:rocket|quicken|sofi|loandepot|better com|lending ?tree|figure|spring eq|pnc|bmo|citi|us bank|my bank of america|navy federal)\b.{0,20}\b(?:rates?|app|card|login|have|charges?|offers?)\b|\b(?:rates?|app|card)\b.{0,20}\b(?:rocket|quicken|sofi|loandepot|lending ?tree)\b/,
      /\b(?:renew my|fix my car|declined at|which stock|what stock|stocks? should|coin should|buy rn|invest in|market (?:crash|go)|prices? (?:will )?(?:crash|fall|go up|drop)|recession|contractors? for|best (?:contractor|realtor|plumber|roofer|lawyer|bank)|hiring|careers?|job openings?|work for you|trabajo con ustedes)\b/,
      /\b(?:ceo|stock price|publicly traded|investors?|who owns (?:you|hearthline|this company)|how many employees|founded)\b/,
    ],
  ],
  [
    'advice',
    [
      /\b(?:should i|shud i|do you (?:think|recommend|suggest)|would you (?:do|take|sign|choose|pick)|what would (?:you|u) do|is it (?:worth|smart|wise|a good idea|better)|good idea|which (?:is|one is|offer is|should i) (?:better|best|pick|choose)|your (?:opinion|advice)|recommend|in my (?:place|situation|shoes)|me recomienda\w*|que me aconseja\w*|vale la pena|me conviene|deberia)\b/,
      /\b(?:guarantee\w*|promise\w*|garantiza\w*|prometen?)\b/,
    ],
  ],
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
