import { Card } from '@hearthline/kit/card/Card.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskWhyGet } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX, ReactNode } from 'react';
import { $api } from '../../../services/api.ts';
import { useWhen } from '../parts.tsx';
import { COPY } from './copy.ts';
import classes from './why.module.css';

type Reason = Reply<'desk-why-get'>['reasons'][number];

type Props = {
  readonly uuid: string;
  /** A link to the part of the page that shows what a reason rests on; null where the caller does not see that part. */
  readonly linkTo: (section: Reason['section']) => ReactNode;
};

/** Why the application waits: each reason in a sentence, with the figures it rests on. Nothing where nothing waits. */
export function Why({ uuid, linkTo }: Props): JSX.Element {
  const query = $api.useRead(deskWhyGet, { path: { uuid } });
  return (
    <Loaded query={query} label={COPY.loading}>
      {({ reasons }) => {
        if (reasons.length === 0) return null;
        const isMixed = new Set(reasons.map(({ work }) => work)).size > 1;
        return (
          <Card title={COPY.title}>
            <ul className={classes.reasons}>
              {keyedByIndex(reasons).map(({ key, row }) => (
                <OneReason key={key} reason={row} work={isMixed ? row.work : null} link={linkTo(row.section)} />
              ))}
            </ul>
          </Card>
        );
      }}
    </Loaded>
  );
}

type OneProps = { readonly reason: Reason; readonly work: string | null; readonly link: ReactNode };

function OneReason({ reason: { text, figures, limit, since }, work, link }: OneProps): JSX.Element {
  const when = useWhen();
  const rows = [...figures, ...(limit === null ? [] : [{ label: COPY.limit, value: limit }])];
  return (
    <li>
      <div className={classes.said}>
        {work !== null && <p className={classes.about}>{work}</p>}
        <p className={classes.text}>{text}</p>
        <p className={classes.about}>
          <span>{COPY.since(when(since))}</span>
          {link}
        </p>
      </div>
      {rows.length > 0 && (
        <dl className={classes.figures}>
          {keyedByIndex(rows).map(({ key, row: { label, value } }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
