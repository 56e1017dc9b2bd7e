/** Fewest characters of a typed name that the API takes as a signature. */
export const SHORTEST_NAME = 2;

/** What the written notice that cancels does, for whichever owner sends it (12 CFR 1026.15(a), (d)). */
export const CONSEQUENCES = [
  'The line ends for every owner and signer, also if you alone send the notice.',
  'Nobody owes anything: no interest, no fee and no other charge.',
  'The deed of trust is void. We do not record it, or release it if it was recorded.',
  'Within 20 calendar days we return whatever was paid to us or others for this line.',
  'This is your written notice. It counts from the moment you send it, and cannot be taken back.',
] as const;

/** After the days to cancel: the confirmation that makes a wait for mail unnecessary. */
export const NOT_CANCELED = {
  title: 'Confirm that you have not canceled',
  text: 'When every owner has confirmed it, we record the deed and send the money. You do not have to confirm it. If you mailed a notice that cancels the line, do not sign: call us.',
  wait: (day: string): string => `Until everyone has confirmed, we wait to the end of ${day} for notices that are still in the mail.`,
  read: 'Read the confirmation',
  readFirst: 'Read the confirmation to its end first',
  name: 'Your full name',
  nameMissing: 'Type your full name',
  confirm: 'I have not canceled',
  confirming: 'Confirming',
  failed: 'Your confirmation was not sent',
  given: 'You confirmed that you have not canceled',
} as const;
