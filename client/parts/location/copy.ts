/** The geo-location notice: its title is fixed by the specification, its sentences are ours. */
export const LOCATION = {
  title: 'Why we need your location',
  intro: 'When you sign electronically, your device asks whether it may tell us where you are.',
  proof:
    'We keep the location with your signature. It helps show who signed, and where. An electronic signature is as valid as one in ink.',
  notary: 'A notary who meets you by video has to know which state and country you are in.',
  choice: 'We read it once, when you sign, and never track you. You can say no and still sign.',
  close: 'Close',
  share: 'Share my location',
  shareAfter: 'Share it after all',
  asking: 'Asking your device',
  refuse: 'Sign without it',
  refuseAfter: 'Do not share it',
  tags: { SHARED: 'Shared', REFUSED: 'Not shared', UNAVAILABLE: 'Not available' },
  answers: {
    SHARED: 'Thank you. We read it once, when you sign.',
    REFUSED: 'That is fine. We note that you said no, and you can still sign.',
    UNAVAILABLE: 'Your device could not share its location. That is fine. We note it, and you can still sign.',
  },
} as const;
