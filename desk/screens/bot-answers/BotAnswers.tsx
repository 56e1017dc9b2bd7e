import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { BOT_REASONS } from '@hearthline/rules/fields/chat.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskBotAnswersFile, deskBotAnswersGet } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { ListFilters, optionsOf } from '../../parts/table/ListFilters.tsx';
import { useList } from '../../parts/table/use-list.ts';
import { api } from '../../services/api.ts';
import classes from './BotAnswers.module.css';
import { COPY, DAYS_BACK, NO_ANSWER, USUAL_DAYS } from './copy.ts';

type Row = Reply<'desk-bot-answers-get'>['rows'][number];
type Search = Readonly<Record<string, string>>;
const KNOWN = { days: DAYS_BACK };

const figure = (count: number): string => count.toLocaleString('en-US');
const share = (part: number, of: number): string => (part === 0 ? '' : ` (${Math.round((part / of) * 100)}%)`);

const columnsOf = (search: Search): readonly Column<Row>[] => [
  {
    key: 'answer',
    title: 'Answer',
    cell: ({ answerId, question, kind }) => (
      <>
        <DeskLink to={`/bot-answers/${answerId}`} search={search}>
          {question}
        </DeskLink>
        {kind !== 'ARTICLE' && <span className="small muted"> {kind === 'OWN' ? COPY.own : COPY.gone}</span>}
      </>
    ),
  },
  { key: 'given', title: 'Given', number: true, cell: ({ given }) => figure(given) },
  { key: 'helpful', title: 'Helpful', number: true, cell: ({ helpful }) => figure(helpful) },
  { key: 'notHelpful', title: 'Not helpful', number: true, cell: ({ notHelpful }) => figure(notHelpful) },
  {
    key: 'reasons',
    title: 'Why not',
    cell: ({ reasons }) =>
      reasons.length === 0 ? (
        <span className="muted">–</span>
      ) : (
        reasons.map(({ reason, count }) => (
          <span key={reason} className={classes.reasons}>
            {BOT_REASONS[reason]} <span className="muted">{figure(count)}</span>
          </span>
        ))
      ),
  },
  {
    key: 'handedOver',
    title: 'Person right after',
    number: true,
    cell: ({ handedOver, given }) => figure(handedOver) + share(handedOver, given),
  },
];

/** What people thought of the bot's answers, with the way to the questions behind each, and to those that it could not answer. */
export function BotAnswers(): JSX.Element {
  const { table, query, asked, inUse } = useList(deskBotAnswersGet, KNOWN);
  const { isSending, problem, send } = useSending({ messageOf: staffMessage });
  const period: Search = asked['days'] === undefined ? {} : { days: asked['days'] };
  const download = async (): Promise<void> =>
    void (await send(async () => saveFile(await api(deskBotAnswersFile, { query: period, as: 'blob' }), 'bot-answers.csv')));
  const withoutAnswer = query.data?.withoutAnswer ?? 0;
  return (
    <DeskPage
      title={COPY.title}
      intro={COPY.intro}
      actions={
        <Button variant="outline" icon="download" compact disabled={isSending} onClick={() => void download()}>
          {COPY.download}
        </Button>
      }
    >
      <SendProblem title="The file was not made" problem={problem} />
      <ListFilters
        table={table}
        inUse={inUse}
        filters={[{ name: 'days', label: 'Period', empty: USUAL_DAYS, options: optionsOf(DAYS_BACK) }]}
      />
      {withoutAnswer > 0 && (
        <div className={classes.missing}>
          <Alert title={COPY.withoutAnswer(withoutAnswer)}>
            {COPY.withoutAnswerText}{' '}
            <DeskLink to={`/bot-answers/${NO_ANSWER}`} search={period}>
              {COPY.seeThem}
            </DeskLink>
          </Alert>
        </div>
      )}
      <DataTable
        label={COPY.title}
        columns={columnsOf(period)}
        query={query}
        address={table}
        rowKey={({ answerId }) => answerId}
        empty={COPY.empty}
      />
    </DeskPage>
  );
}
