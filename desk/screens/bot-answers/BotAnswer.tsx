import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { BOT_REASONS } from '@hearthline/rules/fields/chat.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskBotAnswerGet } from '@hearthline/web/operations/desk.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { type Filter, ListFilters, optionsOf } from '../../parts/table/ListFilters.tsx';
import { askedOf } from '../../parts/table/use-list.ts';
import { useTable } from '../../parts/table/use-table.ts';
import { Time } from '../../parts/zone.tsx';
import { $api } from '../../services/api.ts';
import classes from './BotAnswers.module.css';
import { COPY, DAYS_BACK, NO_ANSWER, RATINGS, USUAL_DAYS } from './copy.ts';

type Row = Reply<'desk-bot-answer-get'>['rows'][number];
const KNOWN = { days: DAYS_BACK, rating: RATINGS };

const ASKED: Column<Row> = { key: 'asked', title: 'In their words', cell: ({ asked }) => <p className={classes.asked}>{asked}</p> };
const CHAT: Column<Row> = {
  key: 'at',
  title: 'Chat of',
  cell: ({ conversationUuid, at }) => (
    <DeskLink to={`/chat/${conversationUuid}`} className="nowrap">
      <Time at={at} />
    </DeskLink>
  ),
};
const RATED: Column<Row> = {
  key: 'rating',
  title: 'What they thought',
  cell: ({ rating, reason, note }) =>
    rating === null ? (
      <span className="muted">{COPY.unrated}</span>
    ) : (
      <>
        <Tag kind={rating === 'UP' ? 'ok' : 'warn'}>{RATINGS[rating]}</Tag>
        {reason !== null && <p className={classes.note}>{note === '' ? BOT_REASONS[reason] : `${BOT_REASONS[reason]}: ${note}`}</p>}
      </>
    ),
};
const PERIOD: Filter = { name: 'days', label: 'Period', empty: USUAL_DAYS, options: optionsOf(DAYS_BACK) };
const RATING: Filter = { name: 'rating', label: 'Rating', empty: 'Each', options: optionsOf(RATINGS) };

/** The questions that got one answer of the bot, or those that got none, each with the way to its chat. */
export function BotAnswer(): JSX.Element {
  const { answerId = '' } = useParams({ strict: false });
  const isNone = answerId === NO_ANSWER;
  const table = useTable('-at');
  const { page, ...asked } = askedOf(table, KNOWN);
  const query = $api.useRead(
    deskBotAnswerGet,
    { path: { answerId }, query: { ...asked, ...(page !== undefined && { page }) } },
    { placeholderData: keepPreviousData },
  );
  const { days } = asked;
  return (
    <DeskPage
      title={query.data?.question ?? COPY.questions}
      intro={isNone ? COPY.noneIntro : COPY.questionsIntro}
      actions={
        <DeskLink to="/bot-answers" search={days === undefined ? {} : { days }}>
          {COPY.all}
        </DeskLink>
      }
    >
      <ListFilters table={table} inUse={Object.keys(asked).length} filters={isNone ? [PERIOD] : [PERIOD, RATING]} />
      <DataTable
        label={COPY.questions}
        columns={isNone ? [ASKED, CHAT] : [ASKED, RATED, CHAT]}
        query={query}
        address={table}
        rowKey={({ conversationUuid, seq }) => `${conversationUuid} ${seq}`}
        empty={COPY.noQuestion}
      />
    </DeskPage>
  );
}
