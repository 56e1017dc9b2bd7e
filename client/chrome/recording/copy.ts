/** The question whether a visit may be recorded, and the line that says that it is. */
export const RECORDING = {
  region: 'Recording of this visit',
  title: 'May we record how you use these pages?',
  text: 'It shows us where pages are hard to use. Names, numbers, addresses and everything you type are hidden before anything leaves your browser.',
  more: 'The recording is deleted after a few weeks. You can stop it at any time, and it makes no difference to your application.',
  agree: 'Allow recording',
  decline: 'No, thanks',
  on: 'This visit is being recorded. What you type is hidden.',
  stop: 'Stop and delete',
  deleted: 'The recording was stopped and deleted.',
  failed: 'This visit is not being recorded. Anything recorded before is deleted after a few weeks.',
  close: 'Close',
} as const;
