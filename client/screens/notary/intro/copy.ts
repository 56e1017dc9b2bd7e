/** Copy of the page that explains the notary. */
export const COPY = {
  title: 'One signature is left, before a notary',
  intro:
    'Your deed is recorded by the county only if a notary has watched you sign it. A notary is an official who checks who you are, and that you sign of your own free will. They do not work for us.',
  facts: 'What to expect',
  have: 'Have this ready',
  done: 'You have met the notary',
  doneIntro: 'Your part is done. We fetch the sealed deed, and this page continues by itself.',
  inSession: 'Your session with the notary is open',
  inSessionIntro: 'Go back to it to finish. If you leave the session, it ends after an hour, and you can start again.',
  back: 'Go back to the session',
  others: 'The other owners of your home still meet the notary. You do not have to wait for them here.',
  documents: 'Read your documents in the meantime',
  documentsNote: 'Open, download or print them',
  meanwhile: 'Meanwhile',
  wait: {
    earliest: (day: string) => `You can sign from ${day}`,
    note: 'From midnight where your home is. We email you when your documents are ready.',
    read: 'What to read and to have ready',
    TEXAS: {
      title: 'Texas law requires twelve days before you can sign',
      intro: 'Texas law gives you twelve days to read the notice of your rights before a home equity line can close.',
      items: [
        'The notice about home equity lines in Texas: what the lender may and may not do',
        'Your disclosures: rate, payments, fees and the right to cancel',
        'The itemized costs: each owner gets them at least one business day before the closing',
        'Your ID: you sign everything in one meeting at an office near you, where you show it',
      ],
    },
    VALUATION: {
      title: 'You get three business days with the valuation of your home',
      intro:
        'Your line will be the first lien on your home. By law, you get a copy of the home’s valuation at least three business days before you sign.',
      items: [
        'The copy of the valuation: the value, and how it was found. Tell us if something is wrong',
        'Your disclosures: rate, payments, fees and the right to cancel',
        'Your ID: you show it to the notary',
      ],
    },
  },
} as const;

export const FACTS = [
  { term: 'Where', main: 'At home, by video', note: 'On a phone, tablet or computer. You have to be in the United States.' },
  {
    term: 'How long it takes',
    main: 'About 20 minutes',
    note: 'Show your ID, answer five questions about yourself, sign, and watch the notary put on the seal.',
  },
  { term: 'What it costs', main: 'Nothing', note: 'We pay the notary by video.' },
] as const;

export const HAVE = [
  'Your driver’s license, state ID card or U.S. passport. It must not have expired, and your name on it must be the one in your documents',
  'A camera and a microphone',
  'A quiet, bright place where you are alone',
  'A few minutes for five questions from public records, such as streets you have lived on. Four answers have to be right; you have two tries',
] as const;
