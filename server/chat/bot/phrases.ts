/** Ways to ask that the articles do not name, and the questions that the bot answers from one's own application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Intent =
  | 'where-am-i'
  | 'what-next'
  | 'what-is-requested'
  | 'why-declined'
  | 'when-money'
  | 'what-do-i-pay'
  | 'my-rate'
  | 'how-to-cancel'
  | 'who-sees-my-data'
  | 'what-is-missing'
  | 'my-documents'
  | 'co-owner-state';

type IntentRow = {
  /** The article that answers it for everyone. */
  readonly article: string;
  readonly asked: readonly string[];
};

/** The questions on one's own application, with the article for those whose application the chat does not know. */
export const INTENTS: Readonly<Record<Intent, IntentRow>> = {
  'where-am-i': {
    article: 'where-does-my-application-stand',
    asked: [
      'where am i',
      'status of my application',
      'what is my status',
      'application status',
      'any update on my application',
      'any news',
      'what is happening with my application',
      'how far along is my application',
      'is my application approved yet',
      'what stage am i in',
      'which step am i on',
      'who has my file',
      'what is taking so long',
      'how long does this step take',
      'why is it taking so long',
      'estado de mi solicitud',
      'en qué paso estoy',
      'cómo va mi solicitud',
      'qué pasa con mi solicitud',
      'por qué tarda tanto',
    ],
  },
  'what-next': {
    article: 'what-do-i-do-next',
    asked: [
      'what do i have to do next',
      'what is my next step',
      'next step',
      'what do you need from me',
      'do i have to do anything',
      'what now',
      'what am i supposed to do',
      'what are you waiting for',
      'are you waiting on me',
      'qué tengo que hacer ahora',
      'cuál es el siguiente paso',
      'qué sigue',
      'qué necesitan de mí',
    ],
  },
  'what-is-requested': {
    article: 'what-does-this-request-want',
    asked: [
      'what does this request want',
      'what does this request mean',
      'what is this request',
      'you asked me for a document',
      'which document do you want',
      'why do you ask me for this document',
      'what should i upload',
      'what do i have to upload',
      'what did you ask me for',
      'qué documento me piden',
      'qué significa esta petición',
      'qué tengo que subir',
    ],
  },
  'why-declined': {
    article: 'why-was-i-declined',
    asked: [
      'why was i declined',
      'why was my application rejected',
      'why did you turn me down',
      'why was i denied',
      'reason for decline',
      'what was the reason',
      'why was my application closed',
      'por qué me rechazaron',
      'por qué me negaron el préstamo',
    ],
  },
  'when-money': {
    article: 'when-do-i-get-my-money',
    asked: [
      'when do i get my money',
      'when does my money come',
      'when will the money arrive',
      'where is my money',
      'when will i be funded',
      'what day will i get the money',
      'when is funding',
      'when will i close',
      'how long until i get my money',
      'how long until i have the money',
      'has my money been sent',
      'cuándo recibo mi dinero',
      'dónde está mi dinero',
      'cuándo me depositan',
      'cuándo llega mi dinero',
    ],
  },
  'what-do-i-pay': {
    article: 'how-is-my-payment-computed',
    asked: [
      'what will i pay',
      'what will my payment be',
      'how much is my monthly payment',
      'how much do i pay each month',
      'what is my payment',
      'how much will i owe every month',
      'when is my first payment',
      'when is my first payment due',
      'when do i start paying',
      'cuánto voy a pagar',
      'cuánto voy a pagar al mes',
      'cuánto es mi pago mensual',
      'cuándo es mi primer pago',
    ],
  },
  'my-rate': {
    article: 'what-rate-do-i-get',
    asked: [
      'what is my rate',
      'what rate did i get',
      'which rate do i have',
      'what is my interest rate',
      'what is my apr',
      'which offer did i choose',
      'what offer do i have',
      'how much am i getting',
      'how much is my line',
      'what are my terms',
      'show me my offer',
      'what term did i choose',
      'cuál es mi tasa',
      'qué oferta escogí',
      'de cuánto es mi línea',
    ],
  },
  'how-to-cancel': {
    article: 'withdraw-my-application',
    asked: [
      'how do i cancel',
      'cancel my application',
      'i want to cancel',
      'i changed my mind',
      'can i still cancel',
      'until when can i cancel',
      'what is my last day to cancel',
      'withdraw my application',
      'i do not want the loan anymore',
      'stop my application',
      'cómo cancelo',
      'quiero cancelar',
      'cancelar mi solicitud',
      'hasta cuándo puedo cancelar',
    ],
  },
  'who-sees-my-data': {
    article: 'who-sees-my-data',
    asked: [
      'who sees my data',
      'who can see my application',
      'who looked at my application',
      'quién ve mis datos',
      'quién ve mi solicitud',
    ],
  },
  'what-is-missing': {
    article: 'what-do-i-do-next',
    asked: [
      'what is missing',
      'is anything missing',
      'what is still missing',
      'am i missing anything',
      'do you have everything',
      'what else do you need',
      'is there anything open',
      'did you get my document',
      'did you receive my document',
      'qué falta',
      'falta algo',
      'qué más necesitan',
      'recibieron mi documento',
    ],
  },
  'my-documents': {
    article: 'where-are-my-documents',
    asked: [
      'where are my documents',
      'where do i find my documents',
      'download my documents',
      'copy of what i signed',
      'show me my documents',
      'my signed agreement',
      'dónde están mis documentos',
      'copia de lo que firmé',
    ],
  },
  'co-owner-state': {
    article: 'how-a-co-owner-signs',
    asked: [
      'has my wife signed',
      'has my husband signed',
      'has my co-owner signed',
      'did my spouse sign yet',
      'did my co-owner sign',
      'who still has to sign',
      'is my co-owner done',
      'what is my co-owner status',
      'did my wife get the email',
      'is everyone done signing',
      'ya firmó mi esposa',
      'ya firmó mi esposo',
      'quién falta por firmar',
    ],
  },
};

/** Further ways to ask, by article or question on one's own application, as people write in a chat: a line each. They are not words of ours. */
export const ALSO_ASKED: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, 'asked.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).split('; ')];
    }),
);
