/** Copy of the page that sends files for one condition; its title and description are the condition's (journey/conditions.ts). */
export const COPY = {
  title: 'Upload documents',
  files: 'Your files',
  done: 'We have what we asked for',
  doneText: 'A person checks it, usually within one business day. We email you the result. You can send more if something is missing.',
} as const;
