import { outboxGet } from '@hearthline/web/operations/sandbox.ts';
import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { $api, POLL_MS, type OutboxMessage } from './api.ts';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';
import { dateTime, linksIn } from './formats.ts';

function Links({ links }: { links: readonly string[] }): JSX.Element {
  return (
    <ul className={classes.lines}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One message. An email is in a frame that runs nothing; it is fetched when it is opened. */
function Message({ message: { id, to, channel, subject, body, at } }: { message: OutboxMessage }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const links = linksIn(body);
  return (
    <div onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <AccordionRow
        title={channel === 'MAIL' ? subject : body}
        note={`${channel === 'MAIL' ? COPY.mail.mail : COPY.mail.text} to ${to}, ${dateTime(at)}`}
      >
        {isOpen && channel === 'MAIL' && (
          <iframe
            className={classes.frame}
            title={COPY.mail.frame(subject)}
            src={`/sandbox/outbox/${id}/page`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        )}
        {isOpen && links.length > 0 && (
          <>
            <h4 className="small">{COPY.mail.links}</h4>
            <Links links={links} />
          </>
        )}
      </AccordionRow>
    </div>
  );
}

/** What would have been sent about an application, the newest first; invitations of other signers are listed on their own. */
export function Messages({ uuid }: { uuid: string }): JSX.Element {
  const { data = [] } = $api.useRead(outboxGet, { query: { applicationUuid: uuid } }, { refetchInterval: POLL_MS });
  const invitations = [...new Set(data.flatMap(({ body }) => linksIn(body)).filter((link) => link.includes('invitation=')))];
  return (
    <Card title={COPY.mail.title} nested>
      <Note top={4}>{COPY.mail.intro}</Note>
      {data.length === 0 && <Note>{COPY.mail.empty}</Note>}
      {invitations.length > 0 && (
        <>
          <h4 className="small section">{COPY.mail.invitations}</h4>
          <Links links={invitations} />
        </>
      )}
      {data.length > 0 && (
        <div className="section">
          <Accordion>
            {data.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </Accordion>
        </div>
      )}
    </Card>
  );
}
