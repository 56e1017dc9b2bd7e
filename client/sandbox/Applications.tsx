import { recentApplicationsGet } from '@hearthline/web/operations/sandbox.ts';
import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api, POLL_MS } from './api.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';

/** The newest applications, and beside them everything about the chosen one; the newest is chosen until another is. */
export function Applications({ chosen: asked }: { chosen: string | null }): JSX.Element {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(asked);
  const newest = $api.useRead(
    recentApplicationsGet,
    { query: search.trim() === '' ? {} : { search: search.trim() } },
    { refetchInterval: POLL_MS, placeholderData: (before) => before },
  );
  const choose = (uuid: string): void => {
    setChosen(uuid);
    window.history.replaceState(null, '', `?${new URLSearchParams({ application: uuid }).toString()}`);
  };
  return (
    <section className="section">
      <h2>{COPY.applications.title}</h2>
      <Note top={4}>{COPY.applications.intro}</Note>
      <Loaded query={newest}>
        {(rows) => {
          const current = chosen ?? rows[0]?.uuid;
          if (rows.length === 0 && search === '' && current === undefined)
            return <EmptyState title={COPY.applications.empty}>{COPY.applications.emptyNote}</EmptyState>;
          return (
            <div className={`section ${classes.two} ${classes.apart}`}>
              <div>
                <TextField
                  label={COPY.applications.search}
                  name="search-applications"
                  icon="search"
                  autoComplete="off"
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
                {rows.length === 0 ? (
                  <Note>{COPY.applications.noneFits}</Note>
                ) : (
                  // scrolls, so the keyboard has to reach it; its buttons are inside
                  <ul className={classes.list}>
                    {rows.map(({ uuid, email, lender, status, origin }) => (
                      <li key={uuid} className={classes.item} data-chosen={uuid === current || undefined}>
                        <Button
                          variant="text"
                          aria-pressed={uuid === current}
                          aria-label={COPY.applications.choose(email)}
                          onClick={() => choose(uuid)}
                        >
                          {email}
                        </Button>
                        <div className={classes.between}>
                          <Tag>{status}</Tag>
                          <span className="fine">{lender}</span>
                          <ButtonLink
                            variant="text"
                            href={`${origin}/sandbox/open?application=${uuid}`}
                            target="_blank"
                            rel="noopener noreferrer"
                            aria-label={`${COPY.applications.open}: ${email}`}
                          >
                            {COPY.applications.short}
                          </ButtonLink>
                        </div>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {current !== undefined && <ApplicationPanel key={current} uuid={current} beside />}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}
