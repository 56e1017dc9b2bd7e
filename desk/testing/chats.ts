/** Chats as stories show them. */
import type { Chat, ChatMessage, ChatRow, Presence } from '../services/chats.ts';

/** The member of every story (DeskStory). */
export const ME = { uuid: '018f0000-0000-7000-8000-000000000001', name: 'Ada Whitfield' };
export const UMA = { uuid: '018f0000-0000-7000-8000-000000000002', name: 'Uma Castellano' };
export const chatUuid = (n: number): string => `018f0000-0000-7000-8000-000000000${String(100 + n)}`;
const day = (n: number, time: string): string => `2026-11-${n}T${time}:00.000Z`;

export const ROW: ChatRow = {
  uuid: chatUuid(1),
  name: 'Grace Happy',
  state: 'OPEN',
  chatMode: 'agent',
  agent: ME,
  ringsMe: false,
  loanNumber: 'HL2026458298343015',
  lastBody: 'And when does the money arrive?',
  lastAuthor: 'VISITOR',
  lastAt: day(24, '15:22'),
  unanswered: 1,
  unansweredSince: day(24, '15:22'),
  waitsSeconds: 130,
  callback: null,
  byEmail: false,
  provider: 'embedded',
  isHere: true,
  tag: 'application',
};
const row = (n: number, change: Partial<ChatRow>): ChatRow => ({ ...ROW, uuid: chatUuid(n), agent: null, ...change });
export const RINGING = row(2, {
  name: 'Rex Refinance-Montgomery of Scottsdale',
  state: 'WAITING',
  ringsMe: true,
  lastBody: 'I have a question about the appraisal. It says it was ordered two weeks ago, and nobody has called me since. Is it lost?',
  unanswered: 3,
  waitsSeconds: 45,
  loanNumber: null,
});
export const CALL = row(3, {
  name: 'Bess Bankfraud',
  state: 'WAITING',
  callback: { window: 'AFTERNOON', askedAt: day(23, '22:40') },
  lastBody: 'Call back asked for, in the afternoon.',
  lastAuthor: 'PRODUCT',
  isHere: false,
  unanswered: 0,
  waitsSeconds: null,
});
export const MAIL = row(4, {
  name: 'Quinn',
  state: 'WAITING',
  byEmail: true,
  isHere: false,
  lastBody: 'What counts as proof of income for a teacher?',
  waitsSeconds: 50_400,
  loanNumber: null,
});
export const QUEUE = { rows: [MAIL, CALL, ROW, RINGING], total: 4, waiting: 4, oldestWaiting: day(24, '01:20') };
export const QUIET = { ...QUEUE, rows: [MAIL, CALL, ROW], total: 3, waiting: 3 };

const message = (seq: number, change: Partial<ChatMessage>): ChatMessage => ({
  seq,
  key: `k${seq}`,
  author: 'VISITOR',
  staffUuid: null,
  name: null,
  body: '',
  files: [],
  at: day(24, `15:${String(seq + 10).padStart(2, '0')}`),
  ...change,
});
export const MESSAGES: readonly ChatMessage[] = [
  message(1, { author: 'PRODUCT', body: 'Grace Happy began a chat.', at: day(23, '23:02') }),
  message(2, { body: 'Hello! I uploaded my pay stubs.\nDo you have them?', at: day(23, '23:02') }),
  message(3, {
    author: 'BOT',
    body: 'Your pay stubs have arrived and are being checked. That takes one business day.',
    at: day(23, '23:02'),
  }),
  message(4, {
    body: 'Here is the third one.',
    files: [{ uuid: chatUuid(90), label: 'pay stub november.pdf', contentType: 'application/pdf', bytes: 348_160 }],
  }),
  message(5, { author: 'AGENT', staffUuid: ME.uuid, name: ME.name, body: 'Thank you, that is all we need. The income is verified now.' }),
  message(6, { body: 'And when does the money arrive?' }),
];
export const COLLEAGUES_ANSWER = message(7, {
  author: 'AGENT',
  staffUuid: UMA.uuid,
  name: UMA.name,
  body: 'Three business days after you sign, unless you cancel before.',
});
export const CHAT: Chat = {
  ...ROW,
  email: 'grace@main.example.com',
  applicationUuid: chatUuid(80),
  statusLabel: 'Final offer to choose',
  ended: null,
  page: '/heloc/dashboard',
  skill: 'FHEL',
  createdAt: day(23, '23:02'),
  lastSeq: 6,
  readByPerson: 5,
  notes: [{ id: chatUuid(70), name: UMA.name, body: 'Wants the money before December 12: the roof leaks.', at: day(24, '15:16') }],
  callbackPhone: null,
};
export const PRESENCE: Presence = {
  isAvailable: true,
  colleagues: [
    { ...UMA, role: 'underwriter', isAvailable: true, chats: 2 },
    { uuid: chatUuid(60), name: 'Paul Okafor', role: 'agent', isAvailable: true, chats: 1 },
    { uuid: chatUuid(61), name: 'Dana Fields', role: 'closer', isAvailable: false, chats: 0 },
  ],
};
