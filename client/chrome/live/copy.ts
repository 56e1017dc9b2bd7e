/** Copy of the session-expiry notice. */
export const SESSION = {
  title: 'Do you want to stay logged in?',
  text: (at: string) =>
    `To keep your account safe, we log you out at ${at}. Your answers are saved: log in again, and you are back on this page.`,
  stay: 'Stay logged in',
} as const;
