import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import type { Published } from './draft.ts';
import classes from './NewLender.module.css';

type DoneProps = Pick<Published, 'site' | 'toOpen'> & {
  /** The administrator's link; null where it was shown before. */
  readonly invitation: string | null;
};

/** What is there now, and what the lender's own people do before it opens. */
export function Done({ site, invitation, toOpen }: DoneProps): JSX.Element {
  return (
    <Stack gap={32}>
      <section aria-labelledby="test-host">
        <h2 id="test-host">The test host</h2>
        <p>{site}</p>
        <p>Borrowers do not reach the lender yet: its own address is unknown until it is opened.</p>
        <Stack top={12}>
          {/* another tab: this page has a link that is shown once */}
          <ButtonLink href={site} target="_blank" rel="noreferrer">
            Open the test host
          </ButtonLink>
        </Stack>
      </section>
      <section aria-labelledby="invitation">
        <h2 id="invitation">The administrator’s link</h2>
        {invitation === null ? (
          <p>It was shown once. If it is lost or over, ask for another one where you got the link to this page.</p>
        ) : (
          <>
            <p>Send it to the administrator now. It works once, within 24 hours, and is shown only here.</p>
            <Stack top={12}>
              <CopyText text={invitation} label="Copy the link" />
            </Stack>
          </>
        )}
      </section>
      <section aria-labelledby="to-open">
        <h2 id="to-open">Before you can open</h2>
        <Stack top={12}>
          <List
            ordered
            gap={8}
            items={toOpen.map(({ what, why }) => (
              <>
                {what}. <span className={classes.why}>{why}.</span>
              </>
            ))}
          />
        </Stack>
      </section>
    </Stack>
  );
}
