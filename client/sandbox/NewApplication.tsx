import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import type { Choices } from './api.ts';
import { COPY } from './copy.ts';
import classes from './sandbox.module.css';
import { peopleFor, wordsOf } from './formats.ts';

/** A persona as the API tells it. */
export type Person = {
  readonly number: number;
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly dob: string;
  readonly income: number;
  readonly employment: string;
  readonly property: { readonly street1: string; readonly city: string; readonly state: string; readonly zip: string };
  readonly orgCode: string;
  readonly reaches: { readonly status: string };
  readonly passes: readonly string[];
  readonly note: string;
};

type PeopleProps = { readonly people: readonly Person[]; readonly chosen: Person; readonly onChoose: (person: Person) => void };

/** Who there is, to search and choose from: radios, so that arrow keys go through them. */
function People({ people, chosen, onChoose }: PeopleProps): JSX.Element {
  const [search, setSearch] = useState('');
  const found = peopleFor(people, search);
  return (
    <section>
      <h2>{COPY.person.title}</h2>
      <Note top={4}>{COPY.person.intro}</Note>
      <div className="section">
        <TextField
          label={COPY.person.search}
          hint={COPY.person.searchHint}
          name="search-people"
          icon="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <LiveRegion words={COPY.person.found(found.length)} />
      {found.length === 0 ? (
        <Note>{COPY.person.none}</Note>
      ) : (
        <div role="radiogroup" aria-label={COPY.person.legend} className={classes.list}>
          {found.map((person) => (
            <label key={person.key} className={classes.person}>
              <input type="radio" name="persona" checked={person.key === chosen.key} onChange={() => onChoose(person)} />
              <span className="muted num">{person.number}</span>
              <b>
                {person.first} {person.last}
              </b>
              <span className="small muted">{person.note}</span>
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

/** What the person types to register by hand. */
function Typed({ person }: { person: Person }): JSX.Element {
  const { first, last, property, income, employment, dob } = person;
  const address = `${property.street1}, ${property.city} ${property.state} ${property.zip}`;
  return (
    <Note>
      {COPY.place.types} {first} {last}, {address}, ${income.toLocaleString('en-US')} {wordsOf(employment).toLowerCase()},{' '}
      {COPY.place.born(dob)}.
    </Note>
  );
}

type Chosen = { readonly status: string; readonly org: string; readonly modifiers: readonly string[] };

/** Where the link leads: the lender's own host, which plays the person and signs this browser in. */
function openAddress(person: Person, { status, org, modifiers }: Chosen, { lenders }: Choices): string {
  const origin = lenders.find(({ code }) => code === org)?.origin ?? '';
  const query = new URLSearchParams({ persona: person.key, name: `${person.first} ${person.last}`, until: status, org });
  modifiers.forEach((modifier) => query.append('modifier', modifier));
  return `${origin}/sandbox/open?${query.toString()}`;
}

/** Lenders of the state of a person's home, and the person's own. */
const lendsTo =
  ({ property, orgCode }: Person) =>
  ({ code, states }: Choices['lenders'][number]): boolean =>
    code === orgCode || states.some((state) => state === property.state);

type PlaceProps = { readonly person: Person; readonly people: readonly Person[]; readonly choices: Choices };

/** The status, lender and modifiers of a new application, and the link that opens it. */
function Place({ person, people, choices }: PlaceProps): JSX.Element {
  const { statuses, lenders, modifiers } = choices;
  const [chosen, setChosen] = useState<Chosen>({ status: person.reaches.status, org: person.orgCode, modifiers: [] });
  const phase = statuses.find(({ status }) => status === chosen.status)?.phase ?? '';
  const phases = [...new Set(statuses.map((row) => row.phase))];
  const usual = statuses.find(({ status }) => status === chosen.status);
  const shown = people.find(({ key }) => key === usual?.persona);
  const reachedBy = [
    shown === undefined ? '' : `${shown.first} ${shown.last}`,
    ...(usual?.modifiers ?? []).map((modifier) => `+${modifier}`),
  ].join(' ');
  const own = modifiers.filter(({ persona }) => persona === person.key || persona === 'happy');
  const now = isChecklistStatus(chosen.status) ? STATUS_COPY[chosen.status].now : '';
  return (
    <section>
      <h2>{COPY.place.title}</h2>
      <Note top={4}>{COPY.place.statusHint}</Note>
      <div className="section">
        <Card title={`${person.first} ${person.last}`}>
          <Note top={4}>{person.note}</Note>
          <div className="section stack">
            <SelectField
              label={COPY.place.phase}
              name="phase"
              empty={null}
              value={phase}
              options={phases.map((value) => ({ value, text: COPY.phases[value] ?? value }))}
              onChange={({ target }) =>
                setChosen({ ...chosen, status: statuses.find((row) => row.phase === target.value)?.status ?? chosen.status })
              }
            />
            <SelectField
              label={COPY.place.status}
              hint={now}
              name="status"
              empty={null}
              value={chosen.status}
              options={statuses
                .filter((row) => row.phase === phase)
                .map(({ status }) => ({ value: status, text: person.passes.includes(status) ? `${status} ★` : status }))}
              onChange={({ target }) => setChosen({ ...chosen, status: target.value })}
            />
            <Note top={4}>{COPY.place.usual(reachedBy, person.first)}</Note>
            <SelectField
              label={COPY.place.lender}
              name="lender"
              empty={null}
              value={chosen.org}
              options={lenders
                .filter(lendsTo(person))
                .map(({ code, name, origin }) => ({ value: code, text: `${name} (${new URL(origin).host})` }))}
              onChange={({ target }) => setChosen({ ...chosen, org: target.value })}
            />
            <details>
              <summary>
                {COPY.place.modifiers}
                {chosen.modifiers.length > 0 && `: ${chosen.modifiers.map((key) => `+${key}`).join(' ')}`}
              </summary>
              <div className="section stack">
                {own.map(({ key, does }) => (
                  <Checkbox
                    key={key}
                    checked={chosen.modifiers.includes(key)}
                    onChange={({ target }) =>
                      setChosen({
                        ...chosen,
                        modifiers: target.checked ? [...chosen.modifiers, key] : chosen.modifiers.filter((other) => other !== key),
                      })
                    }
                  >
                    <b>+{key}</b> {does}
                  </Checkbox>
                ))}
              </div>
            </details>
            <ButtonLink href={openAddress(person, chosen, choices)} target="_blank" rel="noopener noreferrer" icon="external" full>
              {COPY.place.open}
            </ButtonLink>
          </div>
          <Note>{COPY.place.opens}</Note>
          <Typed person={person} />
        </Card>
      </div>
    </section>
  );
}

/** A person, a lender and a status, opened as the borrower with one click. */
export function NewApplication({ people, choices }: { people: readonly Person[]; choices: Choices }): JSX.Element | null {
  const [chosen, setChosen] = useState(people[0]);
  if (chosen === undefined) return null;
  return (
    <div className={`section ${classes.two}`}>
      <People people={people} chosen={chosen} onChoose={setChosen} />
      <Place key={chosen.key} person={chosen} people={people} choices={choices} />
    </div>
  );
}
