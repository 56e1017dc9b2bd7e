import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import type { FactTopic } from '@hearthline/journey/fact-sentences/row.ts';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { useLive, useSummary } from './api.ts';
import { ApplicationHead } from './ApplicationHead.tsx';
import classes from './application.module.css';
import { Comparisons } from './comparisons/Comparisons.tsx';
import { ConditionsSection } from './conditions/ConditionsSection.tsx';
import { COPY, type Section } from './copy.ts';
import { isNotFound } from '@hearthline/web/requests/problem-message.ts';
import { CreditSection } from './credit/CreditSection.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { Overview } from './Overview.tsx';
import { PartiesSection } from './PartiesSection.tsx';
import { TimelineSection } from './TimelineSection.tsx';
import { Why } from './why/Why.tsx';
import { WORK } from './work/copy.ts';
import { FileOwner } from './work/FileOwner.tsx';
import { Zone } from '../../parts/zone.tsx';

export const SECTIONS = Object.keys(COPY.sections) as readonly Section[];

type Props = {
  readonly uuid: string;
  /** The parts that the caller may open. */
  readonly sections?: readonly Section[];
  readonly section: Section;
  readonly topic?: FactTopic | undefined;
  /** The caller corrects identity data. */
  readonly mayChange: boolean;
  /** Whose identity data are corrected, from the address: the form is open with the person filled in. */
  readonly correct?: string | undefined;
  readonly onTopic: (topic: FactTopic | undefined) => void;
  /** A link to a part of this page, as the router makes it. */
  readonly linkTo: (section: Section, text: string) => ReactNode;
  /** The work at it, beside every part. */
  readonly work: ReactNode;
  /** The files that it is decided by, above the overview. */
  readonly files?: ReactNode;
};

/** One application of the lender: its head, and one part of it, which is in the address. */
export function ApplicationPage({
  uuid,
  sections = SECTIONS,
  section,
  topic,
  mayChange,
  correct,
  onTopic,
  linkTo,
  work,
  files,
}: Props): JSX.Element {
  const query = useSummary(uuid);
  const { changed, seen } = useLive(uuid, query.data?.version);
  const nav = useRef<HTMLElement>(null);
  const isShown = query.data !== undefined;
  // On a phone the parts do not fit side by side: the one that is open is scrolled into view.
  useEffect(() => {
    if (isShown) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section, isShown]);
  if (query.data === undefined && isNotFound(query.error))
    return (
      <DeskPage title={COPY.notFound} intro={COPY.notFoundText}>
        {null}
      </DeskPage>
    );
  const summary = query.data;
  return (
    <DeskPage
      title={summary?.borrower ?? COPY.application}
      part={COPY.sections[section]}
      stays={
        summary && (
          <Zone value={summary.timeZone}>
            <ApplicationHead summary={summary} />
          </Zone>
        )
      }
    >
      <Loaded query={query}>
        {(shown) => (
          <Zone value={shown.timeZone}>
            <div className={classes.columns}>
              <div>
                <p className={classes.toWork}>
                  <a href="#work">{COPY.toWork}</a>
                </p>
                <nav ref={nav} className={classes.nav} aria-label={COPY.nav}>
                  {sections.map((one) => linkTo(one, COPY.sections[one]))}
                </nav>
                <div className={classes.body}>
                  {changed && (
                    <Alert kind="note" live title={COPY.changed}>
                      {COPY.changedText(shown.statusText)}{' '}
                      <Button variant="text" onClick={seen}>
                        {COPY.seen}
                      </Button>
                    </Alert>
                  )}
                  {section === 'overview' && sections.includes('parties') && (
                    <Why uuid={uuid} linkTo={(to) => sections.map((one) => (one === to ? linkTo(one, COPY.sections[one]) : null))} />
                  )}
                  {section === 'overview' && files}
                  {section === 'overview' && <Overview summary={shown} mayShow={sections.includes('parties')} />}
                  {section === 'timeline' && <TimelineSection uuid={uuid} topic={topic} onTopic={onTopic} />}
                  {section === 'parties' && <PartiesSection uuid={uuid} mayChange={mayChange} correct={correct} />}
                  {section === 'comparisons' && <Comparisons uuid={uuid} />}
                  {section === 'figures' && <FiguresSection uuid={uuid} />}
                  {section === 'credit' && <CreditSection uuid={uuid} />}
                  {section === 'documents' && <DocumentsSection uuid={uuid} />}
                  {section === 'conditions' && <ConditionsSection uuid={uuid} />}
                  {section === 'messages' && <MessagesSection uuid={uuid} />}
                  {section === 'orders' && <OrdersSection uuid={uuid} />}
                </div>
              </div>
              <aside id="work" tabIndex={-1} className={classes.work} aria-label={WORK.region}>
                {work}
                <FileOwner summary={shown} />
              </aside>
            </div>
          </Zone>
        )}
      </Loaded>
    </DeskPage>
  );
}
