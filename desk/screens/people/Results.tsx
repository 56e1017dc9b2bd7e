import { deskPeopleSearch } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { Why } from '../../parts/reason.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { FoundPerson } from './FoundPerson.tsx';
import classes from './People.module.css';

export type By = 'NAME' | 'EMAIL' | 'PHONE' | 'SSN_LAST4' | 'APPLICATION';
type Search = Why & { readonly by: By; readonly text: string };
type Page = Reply<'desk-people-search'>;
/** A search, and the pages of it that were read so far. */
export type FoundPage = Page & { readonly search: Search };

/** A page of a search; `after`: the place where the page before ended. */
export async function findPeople(search: Search, after?: string): Promise<Page> {
  const data = await api(deskPeopleSearch, { body: { ...search, ...(after !== undefined && { after }) } });
  return data ?? { people: [], next: null };
}

type ResultsProps = {
  /** Null: nothing was searched for yet. */
  readonly found: FoundPage | null;
  readonly isSearching: boolean;
  readonly onMore: (found: FoundPage) => void;
};

/** Who was found, and a button for the next page, which is added to those shown. */
export function Results({ found, isSearching, onMore }: ResultsProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  /** How many were shown before the next page was added. */
  const shown = useRef<number | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // who asks for more reads the first of them next
  useEffect(() => {
    if (shown.current === null) return;
    list.current?.children[shown.current]?.querySelector('a')?.focus();
    shown.current = null;
  }, [found]);
  const more = async (of: FoundPage, after: string): Promise<void> => {
    setLoading(true);
    setProblem(null);
    try {
      const { people, next } = await findPeople(of.search, after);
      shown.current = of.people.length;
      onMore({ search: of.search, people: [...of.people, ...people], next });
    } catch (error) {
      setProblem(staffMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <section aria-label="Results" aria-busy={isSearching || isLoading}>
      <p role="status" className="small muted">
        {found === null ? 'Search to see people here' : countOf(found)}
      </p>
      {found?.people.length === 0 ? (
        <EmptyState title="Nobody was found">Check the spelling, or search by something else.</EmptyState>
      ) : (
        <ul ref={list} className={classes.results}>
          {found?.people.map((person) => (
            <li key={person.subjectUuid}>
              <FoundPerson person={person} />
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <Alert kind="err" title="The next page could not be loaded">
          {problem}
        </Alert>
      )}
      {found !== null && found.next !== null && (
        <Button variant="outline" disabled={isLoading} onClick={() => found.next !== null && void more(found, found.next)}>
          {isLoading ? 'Loading more' : 'Show more'}
        </Button>
      )}
    </section>
  );
}

const countOf = ({ people, next }: FoundPage): string => {
  if (next !== null) return `${people.length} people, newest first; there are more`;
  return people.length === 1 ? '1 person found' : `${people.length} people found`;
};
