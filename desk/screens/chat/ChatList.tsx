import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { deskChatsGet } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { Pages } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import { $api } from '../../services/api.ts';
import { useEvery, useQueue } from '../../services/chats.ts';
import { ChatRowLink } from './ChatRowLink.tsx';
import classes from './Chats.module.css';
import { type ListName, LISTS, notFound } from './copy.ts';
import { Colleagues } from './Presence.tsx';

/** Milliseconds after the last key until what was typed is searched for. */
const TYPED_MS = 300;
const isList = (name: string | undefined): name is ListName => name !== undefined && Object.hasOwn(LISTS, name);

/** The lists of chats, one at a time, with a search and pages; all of it in the address. */
export function ChatList(): JSX.Element {
  const table = useTable('');
  const { list: asked, search } = table.filters;
  const list = isList(asked) ? asked : 'QUEUE';
  const waiting = useQueue().data?.waiting ?? 0;
  const query = $api.useRead(
    deskChatsGet,
    { query: { list, ...(search !== undefined && { search }), ...(table.page > 1 && { page: String(table.page) }) } },
    { refetchInterval: useEvery(), placeholderData: keepPreviousData },
  );
  const kept = { ...table.filters, ...(table.page > 1 && { page: String(table.page) }) } as Readonly<Record<string, string>>;
  return (
    <section className={classes.lists} aria-label="Lists of chats">
      <ul className={classes.tabs} aria-label="Lists">
        {Object.entries(LISTS).map(([name, { title }]) => (
          <li key={name}>
            <button
              type="button"
              className={cx(classes.tab, name === list && classes.shown)}
              aria-pressed={name === list}
              onClick={() => table.setFilters({ list: name === 'QUEUE' ? undefined : name })}
            >
              {title}
              {name === 'QUEUE' && waiting > 0 && <span className={classes.count}> {waiting.toLocaleString('en-US')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Search value={search ?? ''} onSearch={(text) => table.setFilters({ search: text })} />
      <Loaded query={query} label="Loading chats">
        {(data) =>
          data.rows.length === 0 ? (
            <EmptyState title="Nothing here">{search === undefined ? LISTS[list].empty : notFound(search)}</EmptyState>
          ) : (
            <>
              <ul className={classes.rows} aria-label={LISTS[list].title}>
                {data.rows.map((row) => (
                  <ChatRowLink key={row.uuid} row={row} search={kept} />
                ))}
              </ul>
              <Pages data={data} address={table} />
            </>
          )
        }
      </Loaded>
      <Colleagues />
    </section>
  );
}

/** What is searched for, once typing pauses. */
function Search({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }): JSX.Element {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent(onSearch);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(wanted), TYPED_MS);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return (
    <search>
      <TextField
        id="chat-search"
        type="search"
        label="Search"
        icon="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
