import { application as paths } from '@hearthline/journey/application-paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useEffect } from 'react';
import { useConditions } from '../../parts/conditions/use-conditions.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../parts/waiting/copy.ts';
import { RefreshButton } from '../../parts/waiting/RefreshButton.tsx';
import { useOthersAct } from '../../parts/waiting/use-others-act.ts';
import { applicationApi } from '../../services/application.ts';
import { COPY, REVIEW } from './copy.ts';
import { FINDINGS, FOUND_OTHERWISE } from '../../parts/identity/copy.ts';
import { IdentityChecking } from '../../parts/identity/IdentityChecking.tsx';
import { IdentityForm, type IdentityPictures } from '../../parts/identity/IdentityForm.tsx';

/** Staff check the pictures: what was found, who acts, how long, and where another ID is sent. */
function Reviewed({ reason }: { reason: string | null }): JSX.Element {
  const { uuid } = useFollowed();
  const conditions = useConditions();
  const asked =
    conditions.data?.filter(({ category, actionNeeded }) => category === 'IDENTITY_DOCUMENT_FRAUD_REVIEW' && actionNeeded) ?? [];
  return (
    <Screen title={COPY.review} intro={COPY.reviewIntro} tag={<Tag kind="waiting">{HOLD.tag}</Tag>}>
      <div className="section stack">
        <Alert kind="note" title={COPY.found}>
          {FINDINGS[reason ?? ''] ?? FOUND_OTHERWISE}
        </Alert>
        {asked.length > 0 && (
          <PathLink to={paths(uuid).conditions()} className={buttonClass()}>
            {COPY.sendOther}
          </PathLink>
        )}
        <Facts
          items={[
            { term: REVIEW.who, main: REVIEW.whoMain },
            { term: REVIEW.long, main: REVIEW.longMain },
            {
              term: REVIEW.you,
              main: asked.length > 0 ? REVIEW.youMain : HOLD.nothing,
              note: asked.length > 0 ? REVIEW.youNote : HOLD.goesOn,
            },
          ]}
        />
      </div>
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}

/** The identity document: up to three tries, the vendor's check between them, and a person's review where it does not settle. */
export function Identity(): JSX.Element {
  const { uuid, again } = useFollowed();
  const query = useQuery(applicationApi(uuid).identity());
  const submit = useMutation(applicationApi(uuid).submitIdentity());
  const { pending = false, verification = null } = query.data ?? {};
  useOthersAct(pending || verification === 'PENDING_REVIEW', () => query.refetch());
  const isVerified = verification === 'VERIFIED';
  useEffect(() => {
    if (isVerified) void again();
  }, [isVerified, again]);
  const { data } = query;
  if (!data)
    return (
      <Screen title={COPY.title} intro={COPY.intro}>
        <Loaded query={query} label={COPY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  if (data.pending || isVerified) return <IdentityChecking />;
  if (data.verification === 'PENDING_REVIEW' || data.triesLeft === 0) return <Reviewed reason={data.reason} />;
  const send = async (pictures: IdentityPictures): Promise<void> => {
    await submit.mutateAsync(pictures);
    await query.refetch();
  };
  return <IdentityForm key={data.tries} standing={data} title={COPY.title} intro={COPY.intro} submit={send} />;
}
