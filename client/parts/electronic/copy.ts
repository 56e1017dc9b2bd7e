/** Copy of the question for the code in the consent to electronic documents. */
export const COPY = {
  title: 'Your documents',
  why: 'From here on we give you documents that you should be able to open and keep. Open this one, and type the code printed in it: that shows that your device can. Or tell us to mail everything on paper, at no charge: call us.',
  again:
    'To get them electronically, open this document and type the code printed in it: that shows that your device can open what we send.',
  open: 'Open the document',
  document: 'Consent to electronic documents',
  code: 'Code in the document',
  codeHint: 'Six letters and digits, such as 7KM-2QF',
  missing: 'Open the document and type the code printed in it',
} as const;

/** How documents reach a person, and what follows when they withdraw the consent to electronic ones (15 USC 7001(c)(1)(B)). */
export const DOCUMENTS = {
  title: 'How you get documents',
  loading: 'Loading how you get documents',
  electronic: 'In your account here, with an email when there is a new one.',
  mailed: 'By mail, on paper, at no charge:',
  withdraw: 'Get documents on paper',
  withdrawTitle: 'Get your documents on paper?',
  withdrawText: (address: string) =>
    `You withdraw your consent to electronic documents. From now on everything the law requires in writing comes by mail to ${address}, at no charge. Mail takes longer and can delay your closing. What we gave you before stays valid, and you can change back at any time.`,
  withdrawYes: 'Withdraw, and mail them',
  keep: 'Keep electronic documents',
  give: 'Get documents electronically',
  given: 'Documents come electronically now',
  withdrawn: 'Documents come by mail now',
} as const;
