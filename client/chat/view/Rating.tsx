import { cx } from '@hearthline/kit/styles/cx.ts';
import { type JSX, useState } from 'react';
import type { Chat } from '../chat.ts';
import { FEEDBACK } from '../copy.ts';
import type { ChatMessage } from '../port.ts';
import { BotFeedback } from './BotFeedback.tsx';
import classes from './Rating.module.css';

/** The outlines of both thumbs: apart from the kit's icons, which are part of the first page. */
const UP = 'M6.5 9v8h-3V9Zm0 .5L9.8 3a1.7 1.7 0 0 1 1.9 2l-.6 3.2h4.4A1.5 1.5 0 0 1 17 10l-1.100 5.600a1.8 1.8 0 0 1-1.800 1.400H6.5';
const DOWN = 'M13.5 11V3h3v8Zm0-.5L10.2 17a1.7 1.7 0 0 1-1.9-2l.6-3.200H4.500A1.5 1.5 0 0 1 3 10l1.100-5.600A1.8 1.8 0 0 1 5.900 3h7.600';

type ThumbProps = { readonly label: string; readonly path: string; readonly isChosen: boolean; readonly onPick: () => void };

const Thumb = ({ label, path, isChosen, onPick }: ThumbProps): JSX.Element => (
  <button
    type="button"
    className={cx(classes.thumb, isChosen && classes.chosen)}
    aria-label={label}
    aria-pressed={isChosen}
    onClick={onPick}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** What the person thinks of an answer of the assistant: a thumb up, or down with a reason. */
export function Rating({ chat, message, rating }: { chat: Chat; message: ChatMessage; rating: 0 | 1 | undefined }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const up = (): void => void chat.rate(message, 1).catch(() => chat.alert('failed'));
  return (
    <div className={classes.rating} role="group" aria-label={FEEDBACK.group}>
      <Thumb label={FEEDBACK.up} path={UP} isChosen={rating === 1} onPick={up} />
      <Thumb label={FEEDBACK.down} path={DOWN} isChosen={rating === 0} onPick={() => setAsked(true)} />
      <span className={classes.thanks} role="status">
        {rating !== undefined && FEEDBACK.thanks}
      </span>
      {isAsked && <BotFeedback chat={chat} message={message} onClose={() => setAsked(false)} />}
    </div>
  );
}
