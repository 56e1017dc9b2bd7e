import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { labelOf, optionOf } from './labels.ts';
import classes from './Lender.module.css';

export type Difference = Reply<'desk-lender-check'>['differences'][number];

/** A value of a setting in words; lists with commas. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(words).join(', ');
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key} ${words(one)}`)
    .join(', ');
}

/** What a change changes: each setting, as it was and as it becomes. */
export function Differences({ list }: { readonly list: readonly Difference[] }): JSX.Element {
  return (
    <dl className={classes.differences}>
      {list.map(({ path, was, becomes }) => (
        <div key={path}>
          <dt>{labelOf(path)}</dt>
          <dd>
            <del>
              <span className="sr">was </span>
              {optionOf(path, was) ?? words(was)}
            </del>
            <ins>
              <span className="sr">becomes </span>
              {optionOf(path, becomes) ?? words(becomes)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
