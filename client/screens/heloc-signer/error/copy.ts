/** Copy of the page of a signer whose part cannot be shown. */
export const COPY = {
  title: 'There is nothing to sign with this account',
  intro: 'You are logged in, but nobody has asked for your signature with this email address, or the request was withdrawn.',
  text: 'Were you invited at another address? Log out, and open the link in that email. If you think this is wrong, call us.',
  again: 'Look again',
  leave: 'Log out',
} as const;
