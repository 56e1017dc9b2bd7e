/** Copy shared by pages that wait for the lender or a third party (AMB-117); what each status says is in journey/status-copy. */

export const HOLD = {
  tag: 'Waiting on someone else',
  who: 'Who acts next',
  long: 'How long it takes',
  you: 'What you do',
  nothing: 'Nothing',
  goesOn: 'This page updates by itself. You can close it: we email you when something changes.',
  again: 'Check the status now',
  asking: 'Looking',
  looked: 'We looked again. Nothing has changed yet.',
  meanwhile: 'Meanwhile',
  request: 'See what we asked for',
  requestNote: 'The sooner it is here, the sooner we continue',
  help: 'If you want to talk about it',
  call: 'Talk with a person',
  write: 'Write to us',
  dashboard: 'Go to dashboard',
  dashboardNote: 'Your application and your documents',
  by: (day: string) => `We expect to be done by ${day}`,
} as const;
