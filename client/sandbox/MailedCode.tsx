import { outboxGet } from '@hearthline/web/operations/sandbox.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { session } from '../services/session/session.ts';
import { $api, POLL_MS } from './api.ts';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';
import { codeIn } from './formats.ts';

/** The email address of the person who is signed in on this page; the page's own client is left alone. */
async function ownEmail(): Promise<string> {
  const reply = await fetch('/identity/secure/api/v1/identity', { headers: { authorization: session.token.get() ?? '' } });
  if (!reply.ok) throw new Error(`The server refused the token: ${reply.status}`);
  return ((await reply.json()) as { email: string }).email;
}

function NewestCode({ email }: { email: string }): JSX.Element {
  const { data = [] } = $api.useRead(outboxGet, { query: { to: email } }, { refetchInterval: POLL_MS });
  const code = data.map(({ body }) => codeIn(body)).find((found) => found !== null);
  return (
    <Facts
      items={[
        {
          term: COPY.code.title,
          main: code ? <span className={classes.code}>{code}</span> : COPY.code.none,
          note: COPY.code.text(email),
        },
      ]}
    />
  );
}

/** The newest code that was emailed to the person who is signed in, so that nobody leaves the page for it. */
export function MailedCode(): JSX.Element | null {
  const email = useQuery({ queryKey: ['own email', session.token.get()], queryFn: ownEmail, enabled: session.isSignedIn() });
  return email.data === undefined ? null : <NewestCode email={email.data} />;
}
