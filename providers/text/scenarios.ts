/** The vendor's error code for a number; null when it accepts the message. */
export function refusalOf(to: string): { readonly code: number; readonly text: string } | null {
  if (!/^\+1\d{10}$/.test(to) || to === '+15005550001') return { code: 21_211, text: 'Invalid To phone number' };
  if (to === '+15005550009') return { code: 21_614, text: 'To number is not a mobile number' };
  return null;
}

/** Keywords that stop, or resume, messages from a number. */
export function keywordIn(body: string): 'STOP' | 'START' | null {
  const word = body.trim().toUpperCase();
  if (/^(STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT|REVOKE|OPTOUT|OPT OUT)$/.test(word)) return 'STOP';
  return /^(START|YES|UNSTOP)$/.test(word) ? 'START' : null;
}
