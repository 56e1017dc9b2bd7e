import { Fragment, type JSX } from 'react';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './LegalText.module.css';

/** `**words**` in a text, item or value are bold. */
export type LegalTextPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

function Words({ text }: { text: string }): JSX.Element {
  return (
    <>
      {keyedByIndex(text.split('**')).map(({ key, row }, place) =>
        place % 2 === 1 ? <strong key={key}>{row}</strong> : <Fragment key={key}>{row}</Fragment>,
      )}
    </>
  );
}

function Table({ caption, head, rows }: Extract<LegalTextPart, { kind: 'table' }>): JSX.Element {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {keyedByIndex(head).map(({ key, row }) => (
            <th key={key} scope="col">
              {row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyedByIndex(rows).map(({ key, row: [first = '', ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {keyedByIndex(others).map(({ key: cell, row }) => (
              <td key={cell}>{row}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ part }: { part: LegalTextPart }): JSX.Element {
  switch (part.kind) {
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'text':
      return (
        <p>
          <Words text={part.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {keyedByIndex(part.items).map(({ key, row }) => (
            <li key={key}>
              <Words text={row} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {keyedByIndex(part.rows).map(({ key, row: { label, value } }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <Words text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...part} />;
  }
}

/** A legal text to read, such as terms, a policy or a notice, in one column of reading width. */
export function LegalText({ parts }: { parts: readonly LegalTextPart[] }): JSX.Element {
  return (
    <div className={classes.text}>
      {keyedByIndex(parts).map(({ key, row }) => (
        <Part key={key} part={row} />
      ))}
    </div>
  );
}
