import { choicesGet, personasGet } from '@hearthline/web/operations/sandbox.ts';
import { SkipLink, TopBar, TopLink } from '@hearthline/kit/top-bar/TopBar.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { type JSX, useEffect } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api } from './api.ts';
import { Applications } from './Applications.tsx';
import { COPY } from './copy.ts';
import { NewApplication, type Person } from './NewApplication.tsx';
import { NewLender } from './NewLender.tsx';
import classes from './sandbox.module.css';
import { Desk } from './Desk.tsx';
import { Vendors } from './Vendors.tsx';

/** `/sandbox`: everything the sandbox offers, for a person who has never seen the project. */
export function SandboxPage({ query }: { query: URLSearchParams }): JSX.Element {
  const personas = $api.useRead(personasGet);
  const choices = $api.useRead(choicesGet);
  useEffect(() => {
    document.title = COPY.title;
  }, []);
  return (
    <>
      <SkipLink>Skip to the page</SkipLink>
      <TopBar logo={<span>{COPY.home}</span>} homeHref="/sandbox" homeLabel={COPY.home}>
        <TopLink href="/docs/sandbox">{COPY.links.guide}</TopLink>
        <TopLink href="/docs/api">{COPY.links.api}</TopLink>
        <TopLink href="/docs/screens">{COPY.links.screens}</TopLink>
      </TopBar>
      <main id="main" tabIndex={-1} className={classes.page}>
        <PageHeading intro={COPY.intro}>{COPY.title}</PageHeading>
        <Loaded query={personas}>
          {(people) => (
            <Loaded query={choices}>
              {(offered) => <NewApplication people={people as unknown as readonly Person[]} choices={offered} />}
            </Loaded>
          )}
        </Loaded>
        <Applications chosen={query.get('application')} />
        <div className={`section ${classes.two}`}>
          <Loaded query={choices}>{({ lenders }) => <Desk lenders={lenders} />}</Loaded>
          <NewLender />
        </div>
        <Vendors />
      </main>
    </>
  );
}
