import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, buttonClass } from '@hearthline/kit/button/Button.tsx';
import { DashboardFrame } from '@hearthline/kit/page-frame/DashboardFrame.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useRef, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { COPY } from './copy.ts';
import { ReferralCard } from './ReferralCard.tsx';
import { type ReferralsView, useReferrals } from './use-referrals.ts';

/** The page of an account that refers nobody. */
function NotABroker(): JSX.Element {
  return (
    <div className="section">
      <EmptyState title={COPY.refusedTitle}>
        <p>{COPY.refusedText}</p>
        <p className="section">
          <PathLink to={outside.dashboard()} className={buttonClass()}>
            {COPY.dashboard}
          </PathLink>
        </p>
      </EmptyState>
    </div>
  );
}

type ListProps = Pick<ReturnType<typeof useReferrals>, 'query'> & {
  readonly show: ReferralsView;
  readonly referrals: NonNullable<ReturnType<typeof useReferrals>['referrals']>;
  readonly total: number;
};

/** The applications of one kind, and the button that loads more of them. */
function List({ show, referrals, total, query }: ListProps): JSX.Element {
  const count = useRef<HTMLParagraphElement>(null);
  if (referrals.length === 0)
    return (
      <EmptyState title={show === 'open' ? COPY.emptyOpenTitle : COPY.emptyClosedTitle}>
        <p>{show === 'open' ? COPY.emptyOpenText : COPY.emptyClosedText}</p>
      </EmptyState>
    );
  const more = async (): Promise<void> => {
    const { hasNextPage } = await query.fetchNextPage();
    // the button is gone with the last page: the person who pressed it stays where they were
    if (!hasNextPage) count.current?.focus();
  };
  return (
    <>
      {referrals.map((referral) => (
        <ReferralCard key={referral.uuid} referral={referral} />
      ))}
      <p ref={count} tabIndex={-1} role="status" className="small muted">
        {COPY.shown(referrals.length, total)}
      </p>
      {query.isFetchNextPageError && (
        <Alert kind="err" title={COPY.moreFailed}>
          {COPY.tryAgain}
        </Alert>
      )}
      {query.hasNextPage && (
        <Button variant="outline" onClick={() => void more()} disabled={query.isFetchingNextPage}>
          {query.isFetchingNextPage ? COPY.loadingMore : COPY.more}
        </Button>
      )}
    </>
  );
}

/** The applications that a broker or loan officer referred, open and closed ones apart. */
export function Referrals(): JSX.Element {
  useTitle(COPY.title);
  const [show, setShow] = useState<ReferralsView>('open');
  const { query, referrals, counts } = useReferrals(show);
  const isRefused = query.error instanceof ApiError && query.error.status === 403;
  const tab = (value: ReferralsView, title: string) => ({ value, title, ...(counts && { lines: [COPY.count(counts[value])] }) });
  return (
    <DashboardFrame>
      <PageHeading intro={isRefused ? undefined : COPY.intro}>{COPY.title}</PageHeading>
      {isRefused ? (
        <NotABroker />
      ) : (
        <>
          <div className="section">
            <RadioTabs
              label={COPY.show}
              hideLabel
              name="show"
              options={[tab('open', COPY.open), tab('closed', COPY.closed)]}
              value={show}
              onChange={({ currentTarget }) => setShow(currentTarget.value === 'closed' ? 'closed' : 'open')}
            />
          </div>
          <div className="section stack">
            <Loaded
              query={{ data: referrals, error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
              label={COPY.loading}
            >
              {(all) => <List show={show} referrals={all} total={counts?.[show] ?? all.length} query={query} />}
            </Loaded>
          </div>
        </>
      )}
    </DashboardFrame>
  );
}
