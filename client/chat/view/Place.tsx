import type { JSX } from 'react';
import { now } from '../../services/clock.ts';
import type { ChatView } from '../chat-view.ts';
import { PLACE } from '../copy.ts';
import { nextOpening } from '../hours.ts';
import classes from './Room.module.css';

/** Who answers before anything was written: people in their hours, else the assistant, and when people do again. */
function beforehand({ kind, availability, isOpen, week }: ChatView): string {
  if (!isOpen) {
    const opening = week && nextOpening(week, now());
    return opening ? PLACE.again(opening) : PLACE.closed;
  }
  if (kind === 'chatbot') return PLACE.assistant;
  if (availability?.isStaffed === false) return PLACE.busy;
  const minutes = availability?.waitMinutes ?? null;
  return minutes === null ? PLACE.now : PLACE.wait(minutes);
}

/** Who answers, or will. */
export function placeOf(view: ChatView): string {
  const { state, isOver, availability } = view;
  if (isOver) return PLACE.ended;
  if (state === null) return beforehand(view);
  if (state.chatMode === 'chatbot') return view.isOpen ? PLACE.assistant : beforehand(view);
  if (state.state === 'OPEN') return state.agentName === null ? PLACE.person : PLACE.with(state.agentName);
  if (state.nobody) return PLACE.kept;
  const minutes = availability?.waitMinutes ?? null;
  return minutes === null ? PLACE.waiting : PLACE.waitingAbout(minutes);
}

/** One line above the messages: who answers, or when. Changes are announced. */
export function Place({ view }: { view: ChatView }): JSX.Element {
  return (
    <p className={classes.place} role="status">
      {placeOf(view)}
    </p>
  );
}
