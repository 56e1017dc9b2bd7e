import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useFollowed } from '../../parts/screen/followed.ts';
import { ValuationPage } from '../../parts/valuation/ValuationPage.tsx';
import { applicationApi } from '../../services/application.ts';
import { formatDay } from '../../services/dates.ts';
import { AppraisalPayment } from './AppraisalPayment.tsx';
import { APPRAISAL } from './appraisal-copy.ts';

/** An appraisal inside the home: its payment by card, then the wait for the appraiser, with the receipt. */
export function AppraisalHold(): JSX.Element {
  const { status } = useFollowed();
  return status.status === 'ONSITE_APPRAISAL_PAYMENT' ? <AppraisalPayment /> : <AppraisalWait />;
}

/** The wait for the appraiser. The receipt is read here: what the payment's page had read is older. */
function AppraisalWait(): JSX.Element {
  const { uuid } = useFollowed();
  const paid = useQuery(applicationApi(uuid).valuation()).data?.appraisal.paid;
  return (
    <ValuationPage>
      {paid && (
        <div className="section">
          <Card title={APPRAISAL.receipt} tag={<Tag kind="ok">{APPRAISAL.paid}</Tag>}>
            <KeyValues
              items={[
                { term: APPRAISAL.fee, value: formatMoney(paid.amount) },
                ...(paid.on === null ? [] : [{ term: APPRAISAL.on, value: formatDay(paid.on) }]),
                { term: APPRAISAL.number, value: paid.receipt },
              ]}
            />
            <Note>{APPRAISAL.keep}</Note>
          </Card>
        </div>
      )}
    </ValuationPage>
  );
}
