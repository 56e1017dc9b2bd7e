import { applicationsPost, sessionPost } from '@hearthline/web/operations/sandbox.ts';
import { GenericError } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { type JSX, useEffect, useState } from 'react';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { session } from '../services/session/session.ts';
import { forgetTab } from '../services/storage.ts';
import { api } from './api.ts';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';

/** Plays the person that the address names to their status, or takes the application that it names; answers its uuid. */
async function uuidFrom(query: URLSearchParams): Promise<string> {
  const known = query.get('application');
  if (known !== null) return known;
  const data = await api(applicationsPost, {
    body: {
      persona: query.get('persona') ?? '',
      until: query.get('until') ?? '',
      org: query.get('org') ?? '',
      modifiers: query.getAll('modifier'),
    },
  });
  return data?.uuid ?? '';
}

/** Signs this browser in as the borrower and leads to the application, where the product decides the screen. */
async function open(query: URLSearchParams, go: (path: string) => void): Promise<void> {
  const uuid = await uuidFrom(query);
  const data = await api(sessionPost, { path: { uuid }, body: {} });
  // what another person typed in this tab is not theirs
  forgetTab();
  session.signIn(data.jwt);
  session.rememberApplication(uuid);
  go(data.path);
}

const replacePage = (path: string): void => window.location.replace(path);

type Props = {
  /** The same object in every render: a new one is another application to open. */ readonly query: URLSearchParams;
  readonly go?: (path: string) => void;
};

/** `/sandbox/open`: the way into an application as its borrower, on the lender's own host. */
export function OpenApplication({ query, go = replacePage }: Props): JSX.Element {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    void open(query, go).catch(setError);
  }, [query, go]);
  const name = query.get('name') ?? '';
  return (
    <main className={classes.opening} aria-busy={error === null}>
      <PageHeading intro={error === null && name !== '' ? COPY.opening.wait : undefined}>
        {error !== null ? COPY.opening.failed : name === '' ? COPY.opening.known : COPY.opening.title(name)}
      </PageHeading>
      {error !== null && (
        <div className="section stack">
          <GenericError>{problemMessage(error)}</GenericError>
          <ButtonLink href="/sandbox">{COPY.opening.back}</ButtonLink>
        </div>
      )}
    </main>
  );
}
