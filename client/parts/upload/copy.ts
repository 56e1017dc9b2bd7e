/** What is said wherever files are sent. */
export const UPLOAD = {
  drop: 'Drop files here, or paste them',
  dropOne: 'Drop a file here, or paste it',
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  camera: 'Take a picture',
  rules: 'JPG, PNG or PDF, up to 20 MB each. We remove the location data from your pictures.',
  list: 'Your files',
  loading: 'Loading your files',

  waiting: 'Next in line',
  preparing: 'Getting ready',
  sending: (name: string): string => `Sending ${name}`,
  part: (sent: string, of: string): string => `${sent} of ${of}`,
  offline: 'You seem to be offline. It continues where it stopped as soon as you are connected.',
  unsteady: 'The connection dropped. It continues where it stopped.',
  checking: 'All of it arrived. We are checking the file.',
  broken: 'The connection dropped. What was sent is kept for a day.',
  cancel: 'Cancel',
  again: 'Resume',
  remove: 'Remove',
  another: 'Choose another file',

  received: 'With our team',
  receivedOn: (date: string): string => `Sent ${date}. A person checks it.`,
  accepted: 'Accepted',
  acceptedOn: (date: string): string => `Sent ${date}`,
  rejected: 'Send it again',
  refused: 'Not sent',

  isSent: (name: string): string => `${name} is sent.`,
  isNotSent: (name: string, why: string): string => `${name} was not sent. ${why}`,
  needed: (sent: number, of: number): string => `${sent} of ${of} files sent`,

  empty: 'This file is empty. Choose another one.',
  wrongType: 'Choose a JPEG, PNG or PDF file.',
  tooLarge: (size: string): string => `This file is ${size}. Choose one of at most 20 MB, or send fewer pages at once.`,
} as const;
