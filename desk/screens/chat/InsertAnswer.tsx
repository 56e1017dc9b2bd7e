import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { helpArticleGet, helpList } from '@hearthline/web/operations/service-chat-chatbot.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useState } from 'react';
import { $api, api } from '../../services/api.ts';
import { searchQuestions } from '@hearthline/web/help/search.ts';
import classes from './Conversation.module.css';

/** Questions that are shown at once; more words find the others. */
const SHOWN = 12;

type InsertAnswerProps = {
  /** Gets the text of the answer that was chosen. */
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
};

/** The answers of the help articles, found by the words of their questions. What is chosen can be changed before it is sent. */
export function InsertAnswer({ onInsert, onClose }: InsertAnswerProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const { isSending, problem, send } = useSending({ messageOf: staffMessage });
  const list = $api.useRead(helpList, {}, { staleTime: Infinity });
  const insert = async (slug: string): Promise<void> => {
    await send(async () => onInsert((await api(helpArticleGet, { path: { slug } })).answer.join('\n\n')));
  };
  return (
    <Dialog open title="Insert an answer" onClose={onClose}>
      <TextField
        id="answer-search"
        type="search"
        label="Words of the question"
        hint="In English or Spanish. You can change the answer before you send it."
        icon="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SendProblem title="The answer was not read" problem={problem} />
      <Loaded query={list}>
        {(questions) => {
          const found = searchQuestions(questions, typed);
          return (
            <>
              <ul className={classes.questions} aria-label="Questions">
                {found.slice(0, SHOWN).map(({ slug, question }) => (
                  <li key={slug}>
                    <button type="button" className={classes.question} disabled={isSending} onClick={() => void insert(slug)}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
              <p role="status" className="small muted">
                {found.length === 0 && 'No article answers this'}
                {found.length > SHOWN && `${found.length - SHOWN} more: type more words`}
              </p>
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
