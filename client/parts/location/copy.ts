/** The geo-location notice: its title is fixed by the specification, its sentences are ours. */
export const LOCATION = {
  title: 'Why we need your location',
  intro: 'When you sign electronically, your device asks whether it may tell us where you are.',
  proof:
    'We keep the place with your signature. It shows that it was you who signed, and where: an e-signature counts in court like one in ink.',
  notary: 'A notary who meets you by video has to know which state and country you are in.',
  choice: 'We read it once, at the moment you sign, and never follow you. You may say no and sign all the same.',
  close: 'Close',
  share: 'Share my location',
  shareAfter: 'Share it after all',
  asking: 'Asking your device',
  refuse: 'Sign without it',
  refuseAfter: 'Do not share it',
  tags: { SHARED: 'Shared', REFUSED: 'Not shared', UNAVAILABLE: 'Not available' },
  answers: {
    SHARED: 'Thank you. We read it once, when you sign.',
    REFUSED: 'That is fine. We note that you said no, and you sign all the same.',
    UNAVAILABLE: 'Your device does not tell where it is. That is fine: we note it, and you sign all the same.',
  },
} as const;
