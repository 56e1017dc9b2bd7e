import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { type JSX, useState } from 'react';
import classes from './Preview.module.css';

type List = Reply<'desk-preview-list'>;
export type Listed = List['things'][number];
const GROUPS: Readonly<Record<Listed['group'], string>> = {
  SCREEN: 'Screens',
  MAIL: 'Mails',
  TEXT: 'Text messages',
  NOTICE: 'Notices in the account',
  DOCUMENT: 'Documents',
};

type ThingListProps = {
  readonly list: List;
  readonly chosen: Listed | undefined;
  readonly onPerson: (person: string) => void;
  readonly onThing: (thing: Listed) => void;
};

/** The sample people, and what each gets, with those that the change makes another. */
export function ThingList({ list: { people, person, things }, chosen, onPerson, onThing }: ThingListProps): JSX.Element {
  const [words, setWords] = useState('');
  const [isOnly, setOnly] = useState(true);
  const differing = things.filter(({ differs }) => differs).length;
  const found = things.filter(
    ({ title, kind, differs }) => (!isOnly || differs) && `${title} ${kind}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className={classes.choose}>
      <SelectField
        name="person"
        label="Sample person"
        options={people.map(({ id, name, about }) => ({ value: id, text: `${name}: ${about}` }))}
        empty={null}
        value={person ?? ''}
        onChange={({ currentTarget }) => onPerson(currentTarget.value)}
      />
      <TextField
        name="find"
        label="Find a screen, a message or a document"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Checkbox name="only" checked={isOnly} onChange={({ currentTarget }) => setOnly(currentTarget.checked)}>
        Only what differs
      </Checkbox>
      <p role="status" className="small muted">
        {differing === 0 ? 'Nothing of this person differs.' : `${differing} of ${things.length} differ.`}
      </p>
      {Object.entries(GROUPS).map(([group, name]) => {
        const rows = found.filter((one) => one.group === group);
        return (
          rows.length > 0 && (
            <section key={group} aria-label={name}>
              <h3 className={classes.group}>{name}</h3>
              <ul className={classes.things}>
                {rows.map((one) => (
                  <li key={one.kind}>
                    <button
                      type="button"
                      className={classes.thing}
                      aria-current={chosen?.group === one.group && chosen.kind === one.kind}
                      onClick={() => onThing(one)}
                    >
                      {one.title}
                      {!isOnly && one.differs && <Tag>Differs</Tag>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {found.length === 0 && (
        <p className="muted">{words === '' ? 'Show everything to look at what stays.' : 'Nothing has these words.'}</p>
      )}
    </div>
  );
}
