import type { Reply } from '@hearthline/web/api/operation.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { KeyFigures } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';
import { ChooseButton, MethodCard, UPLOADS } from './MethodCard.tsx';

type Sources = Reply<'income-get'>;

/** The documents that are asked for when a way did not show enough. */
function DocumentsNeeded({ sources }: { sources: Sources }): JSX.Element | null {
  const { uuid } = useFollowed();
  const { paystubsAsked: count, methods, verifiedMonthly, employmentType } = sources;
  const needing = methods.find(({ state }) => state === 'NEEDS_DOCUMENTS');
  if (verifiedMonthly !== null || (count === 0 && !needing)) return null;
  const type = employmentType === 'SELF_EMPLOYED' ? 'tax' : ((needing && UPLOADS[needing.method]) ?? 'paystub');
  const isPaystub = type === 'paystub';
  return (
    <div className="section stack">
      <Alert kind="warn" title={COPY.documents(isPaystub ? Math.max(count, 1) : 1)}>
        {isPaystub ? COPY.documentsNote(Math.max(count, 1)) : COPY.otherDocumentsNote}
      </Alert>
      <p>
        <PathLink to={applicationScreen(uuid, 'income/upload/:type', {}, { type })} className={buttonClass()}>
          {isPaystub ? COPY.uploadPaystubs : COPY.upload}
        </PathLink>
      </p>
    </div>
  );
}

/** The borrower's income: what was stated and verified, one card per way to verify it in the order for their employment, and what is shared. */
export function Review(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).incomeSources());
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={query} label={COPY.loading}>
        {(sources) => (
          <>
            <div className="section">
              <KeyFigures
                items={[
                  { term: COPY.stated, value: COPY.monthly(sources.statedMonthly) },
                  {
                    term: COPY.verified,
                    value: sources.verifiedMonthly === null ? COPY.notYet : COPY.monthly(sources.verifiedMonthly),
                  },
                ]}
              />
            </div>
            <DocumentsNeeded sources={sources} />
            <section className="section stack">
              <h2>{COPY.ways}</h2>
              {sources.methods.map((way, at) => (
                <MethodCard key={way.method} way={way} isFirst={at === 0} onChanged={() => query.refetch()} />
              ))}
              {sources.methods.every(({ method }) => UPLOADS[method] === undefined) && sources.paystubsAsked === 0 && (
                <Card nested title={COPY.instead}>
                  <Stack gap={12}>
                    <p>{COPY.insteadText}</p>
                    <ChooseButton method="OTHER" label={COPY.upload} type="tax" variant="outline" />
                  </Stack>
                </Card>
              )}
            </section>
          </>
        )}
      </Loaded>
      <section className="section">
        <h2>{COPY.sees}</h2>
        <Facts items={COPY.seesFacts} />
      </section>
      <section className="section">
        <h2>{COPY.short}</h2>
        <p>{COPY.shortText}</p>
      </section>
      <HelpList />
    </Screen>
  );
}
