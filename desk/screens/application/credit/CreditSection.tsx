import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useTimeText } from '../../../parts/zone.tsx';
import { loggedReads } from '../api.ts';
import { COPY, titleOf } from './copy.ts';
import classes from './credit.module.css';
import { Debts } from './Debts.tsx';
import { Difference } from './Difference.tsx';
import { Lates } from './Lates.tsx';
import { Records } from './Records.tsx';
import { ReportHead } from './ReportHead.tsx';
import type { Credit } from './types.ts';
import { AlertCalls, Warnings } from './Warnings.tsx';

/** The credit reports that the decision is made from. */
export function CreditSection({ uuid }: { readonly uuid: string }): JSX.Element {
  // Looked at once: every further look would be another line in the log.
  const query = useQuery({
    queryKey: ['credit report', uuid],
    queryFn: async () => loggedReads.credit(uuid),
    staleTime: 'static',
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded query={query} label={COPY.loading} empty={({ none }) => (none === null ? null : { title: COPY.none, text: none })}>
      {(credit) => <Reports uuid={uuid} credit={credit} />}
    </Loaded>
  );
}

function Reports({ uuid, credit: { reports, alertCalls } }: { readonly uuid: string; readonly credit: Credit }): JSX.Element {
  const timeText = useTimeText();
  const [chosen, setChosen] = useState(0);
  const report = reports[chosen] ?? reports[0];
  if (!report) return <></>;
  const before = reports.slice(chosen + 1).find(({ party }) => party === report.party);
  return (
    <div className={classes.section}>
      {reports.length > 1 && (
        <RadioTabs
          label={COPY.reports}
          name="credit-report"
          value={String(chosen)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          options={reports.map((one, at) => ({
            value: String(at),
            title: titleOf(one),
            lines: [`${one.score ?? COPY.noScore}, ${timeText(one.pulledAt)}`],
          }))}
        />
      )}
      <Warnings key={chosen} uuid={uuid} report={report} />
      <AlertCalls calls={alertCalls} />
      <ReportHead report={report} />
      {before && <Difference report={report} before={before} />}
      <Debts lines={report.tradelines} />
      <Lates lines={report.tradelines} />
      <Records report={report} />
      <p className={classes.note}>{COPY.logged}</p>
    </div>
  );
}
