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
