import { deskUndeliveredAgain, deskUndeliveredGet } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import { Time } from '../../parts/zone.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { COPY } from './copy.ts';
import { Selection } from './Selection.tsx';
import classes from './vendors.module.css';

type Message = Reply<'desk-undelivered-get'>['messages'][number];

const COLUMNS: readonly Column<Message>[] = [
  {
    key: 'loan',
    title: 'Application',
    cell: ({ applicationUuid, loanNumber }) => <DeskLink to={`/applications/${applicationUuid}/messages`}>{loanNumber}</DeskLink>,
  },
  { key: 'subject', title: 'Message', cell: ({ channel, subject }) => `${channel === 'MAIL' ? 'Email' : 'Text'}: ${subject}` },
  { key: 'cause', title: 'Why', cell: ({ cause }) => <span className={classes.cause}>{cause}</span> },
  { key: 'at', title: 'Queued', cell: ({ at }) => <Time at={at} /> },
];

/** Emails and texts that their vendor did not take, sent again by those who start failed work. */
export function Undelivered({ mayStart, onSent }: { readonly mayStart: boolean; readonly onSent: (count: number) => void }): JSX.Element {
  const query = $api.useRead(deskUndeliveredGet);
  return (
    <Card title={COPY.undelivered}>
      <p className={classes.intro}>{COPY.undeliveredIntro}</p>
      <Loaded query={query}>
        {({ messages, total }) => (
          <Selection
            label={COPY.undelivered}
            columns={COLUMNS}
            rows={messages}
            total={total}
            rowKey={({ id }) => id}
            nameOf={({ subject, loanNumber }) => `Select ${subject}, ${loanNumber}`}
            act={
              mayStart
                ? {
                    text: COPY.again.send,
                    hint: COPY.again.hintMessage,
                    send: async (rows, reason) => {
                      const { queued } = await api(deskUndeliveredAgain, { body: { messages: rows.map(({ id }) => id), reason } });
                      onSent(queued);
                      await queryClient.invalidateQueries();
                    },
                  }
                : null
            }
          />
        )}
      </Loaded>
    </Card>
  );
}
