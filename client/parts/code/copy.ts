/** Copy of a code that was mailed, and of another one asked for. */
export const CODE = {
  code: 'Code',
  codeHint: 'Not there after a minute? Look in your spam folder.',
  again: 'Send a new code',
  againSent: 'A new code is on its way',
  againSentText: 'The earlier one is no longer valid.',
  soon: 'We sent a code a moment ago. Wait half a minute, then ask again.',
  over: 'This code is no longer valid. Ask for a new one below.',
} as const;
