import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { ValuationPage } from '../../../parts/valuation/ValuationPage.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

/** The valuation is ordered, and a visit planned: whom the valuer calls, and when. The page is whole without it. */
export function ValuationWaiting(): JSX.Element {
  const { uuid } = useFollowed();
  const access = useQuery(applicationApi(uuid).valuation()).data?.access;
  return (
    <ValuationPage>
      {access && (
        <div className="section">
          <Card>
            <KeyValues
              items={[
                { term: COPY.contact, value: access.name },
                { term: COPY.times, value: access.windows.length === 0 ? COPY.anyTime : access.windows.join('; ') },
              ]}
            />
          </Card>
        </div>
      )}
    </ValuationPage>
  );
}
