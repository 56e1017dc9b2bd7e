import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { download } from '@hearthline/kit/pdf/download.ts';
import type { Chat } from '../chat.ts';
import { type ChatView, surveyLink } from '../chat-view.ts';
import { END } from '../copy.ts';
import classes from './Room.module.css';

/** Below a conversation that has ended: the survey, which names the conversation only, the transcript, and another chat. */
export function End({ view, chat }: { view: ChatView; chat: Chat }): JSX.Element {
  const survey = surveyLink(view);
  const save = async (): Promise<void> => {
    const text = await chat.transcript();
    if (text !== null) download(text, END.file);
  };
  return (
    <section className={classes.end} aria-label={END.title}>
      <p className="small" role="status">
        {view.hasExpired ? END.expired : `${END.title}.`} {END.text}
      </p>
      {survey !== null && (
        <ButtonLink variant="outline" compact full icon="external" href={survey} target="_blank" rel="noopener noreferrer">
          {END.survey}
          <span className="sr"> ({END.newTab})</span>
        </ButtonLink>
      )}
      <Button compact full onClick={chat.startNew}>
        {END.again}
      </Button>
      <Button variant="text" icon="download" className={classes.save} onClick={() => void save()}>
        {END.transcript}
      </Button>
    </section>
  );
}
