/** Copy of the form that takes pictures of an ID, the borrower's or a signer's. */
export const COPY = {
  document: 'Which ID will you use?',
  pictures: 'Pictures of your ID',
  tip: 'Lay the card on a dark, flat surface, in daylight, with all four corners in view.',
  submit: 'Send for checking',
  rules:
    'JPG, PNG or PDF, up to 20 MB each. We remove the location data from your pictures. Only the people who check identities can open them.',
  tries: (at: number, of: number): string => `Try ${at} of ${of}. After the last one, a person checks it with you.`,
  tryAgain: 'Your ID was not accepted yet',
  chooseDocument: 'Choose the ID you use',

  checking: 'We are checking your ID',
  checkingIntro: 'We compare the pictures with your application.',
  checkingTag: 'Checking now',
} as const;

/** Each side of a document. */
export const SIDES = {
  front: { title: 'Front', note: 'The side with your picture.', missing: 'Add a picture of the front' },
  page: {
    title: 'Picture page',
    note: 'Open it at the page with your picture. The two lines of letters at the bottom have to be in view.',
    missing: 'Add a picture of the page',
  },
  back: { title: 'Back', note: 'The side with the bar code.', missing: 'Add a picture of the back' },
  selfie: { title: 'Your face', note: 'Look into the camera, without glasses or a hat.', missing: 'Add a picture of your face' },
} as const;

export const SLOT_COPY = {
  take: 'Take a picture',
  takeAgain: 'Take a new picture',
  choose: 'Choose a file',
  ready: 'Ready to send',
  readyNote: 'You can still replace it.',
} as const;

export const CAMERA = {
  title: (side: string): string => `Take a picture: ${side}`,
  place: 'Fit it into the frame and hold still.',
  good: 'That looks sharp.',
  shoot: 'Take the picture',
  use: 'Use this picture',
  again: 'Take it again',
  starting: 'Starting the camera',
  preview: 'The picture you took',
  refused: 'The camera is not allowed for this site',
  refusedText: 'Allow it in your browser’s settings, or choose a picture you have taken with your phone.',
  none: 'We found no camera',
  noneText: 'Choose a picture of it instead, or open this page on your phone.',
} as const;

/** What a picture lacks, before it is sent. */
export const HINTS = {
  DARK: 'It is dark. More light helps.',
  GLARE: 'There is glare on it. Tilt it, or move away from the lamp.',
  BLURRY: 'It looks blurred. Hold still, and keep a hand’s width away.',
} as const;

/** What the vendor found, by its code, in words, and what helps. */
export const FINDINGS: Readonly<Record<string, string>> = {
  BLURRY: 'The picture is blurred, so it cannot be read. Hold the phone still, in daylight, and take it again.',
  GLARE: 'Light reflects on the picture and hides part of it. Tilt the card away from the lamp and take it again.',
  EXPIRED_DOCUMENT: 'This ID has expired. Use one that is still valid.',
  FACE_MISMATCH: 'The face was not recognized. Add a picture of your face, looking into the camera.',
  WRONG_DOCUMENT: 'The picture shows another kind of ID than you chose. Choose the right one, or take a picture of it.',
  NAME_MISMATCH: 'The name on the ID differs from your application.',
  DOB_MISMATCH: 'The birth date on the ID differs from your application.',
  ADDRESS_MISMATCH: 'The address on the ID differs from your application.',
  TAMPERED: 'The picture could not be confirmed as genuine.',
};
export const FOUND_OTHERWISE = 'The pictures could not be confirmed automatically.';

/** While the vendor checks: who acts, how long. */
export const VENDOR = {
  who: 'Who acts next',
  whoMain: 'A service that verifies IDs',
  long: 'How long it takes',
  longMain: 'About ten seconds, rarely more than a minute',
  you: 'What you do',
} as const;
