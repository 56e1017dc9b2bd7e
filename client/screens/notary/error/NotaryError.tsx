import { applicationScreen } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { FAILURES, NOTARY, REASONS, triesLeft } from '../../../parts/notary/copy.ts';
import { type NotaryFailure, type NotaryInfo, useNotary } from '../../../parts/notary/notary.ts';
import { Closed, Join } from '../../../parts/notary/NotaryParts.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useHere } from '../../../parts/screen/navigation.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { COPY } from './copy.ts';

const isFailure = (code: string | undefined): code is NotaryFailure => code !== undefined && code in FAILURES;
/** Failures after which there is no session by video any more. */
const FINAL: readonly (string | undefined)[] = ['KBA_FAILED', 'ID_FAILED', 'DECLINED'];

/** What went wrong: the server's word where it has one, else what the address returned with. */
function causeOf(info: NotaryInfo | undefined, reason: string | undefined): NotaryFailure | null {
  const known = info?.failure ?? (isFailure(info?.reason ?? undefined) ? (info?.reason as NotaryFailure) : undefined) ?? reason;
  return isFailure(known) ? known : null;
}

/** A session with the notary that was not completed: why, how many tries are left, and the ways on. */
export function NotaryError(): JSX.Element {
  const { uuid } = useFollowed();
  const reason = useHere(({ search }) => search['reason']);
  const query = useNotary(uuid);
  const { data } = query;
  const cause = causeOf(data, reason);
  const isFinal = FINAL.includes(cause ?? undefined);
  // the notary service tells the server a moment after it told the browser
  useOthersAct(data !== undefined && data.way === 'ONLINE', () => query.refetch());
  const { title, text, then } = (cause && FAILURES[cause]) ?? { title: COPY.unknown, text: COPY.unknownText, then: COPY.unknownThen };
  return (
    <Screen title={title} intro={text} tag={<Tag kind="warn">{NOTARY.notDone}</Tag>}>
      <Loaded query={query} label={NOTARY.loading}>
        {(info) => (
          <>
            <section className="section">
              <Facts
                items={[
                  { term: COPY.then, main: then, note: info.reason && info.reason !== cause ? REASONS[info.reason] : undefined },
                  ...(info.way === 'ONLINE' && !isFinal ? [{ term: COPY.tries, main: triesLeft(info.triesLeft) }] : []),
                  { term: COPY.what, main: COPY.stays, note: COPY.staysNote },
                ]}
              />
            </section>
            {info.way === 'IN_PERSON' || isFinal ? (
              <p className="section">
                <PathLink
                  className={buttonClass()}
                  to={applicationScreen(uuid, info.way === 'IN_PERSON' ? 'notary/reserve-manual' : 'notary/schedule-manual')}
                >
                  {COPY.choose}
                </PathLink>
              </p>
            ) : (
              <>
                <Closed info={info} />
                <Join info={info} label={NOTARY.again} look={() => query.refetch()} />
              </>
            )}
          </>
        )}
      </Loaded>
      <HelpList />
    </Screen>
  );
}
